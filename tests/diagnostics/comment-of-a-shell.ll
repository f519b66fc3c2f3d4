; error: 2:1: comments begin with ';'
# my program
