"""Commands with the processor time that they and all their children take."""
import os
import signal
import subprocess
import time


def run(words, timeout, **options):
    """Runs a command in a session of its own, without input. Returns (status, CPU seconds, wall seconds). After `timeout`
    seconds, and when this process is interrupted, the whole session is killed."""
    begin = time.monotonic()
    child = subprocess.Popen(words, stdin=subprocess.DEVNULL, start_new_session=True, **options)
    before = signal.signal(signal.SIGALRM, lambda *_: os.killpg(child.pid, signal.SIGKILL))
    signal.alarm(timeout)
    try:
        _, status, usage = os.wait4(child.pid, 0)
    except BaseException:
        os.killpg(child.pid, signal.SIGKILL)
        raise
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
    child.returncode = os.waitstatus_to_exitcode(status)
    return child.returncode, usage.ru_utime + usage.ru_stime, time.monotonic() - begin


def machine_seconds():
    """CPU seconds that all processes of the machine and its neighbours have taken since it started."""
    with open("/proc/stat") as stat:
        user, nice, system, _, _, irq, softirq, steal = map(int, stat.readline().split()[1:9])
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")
