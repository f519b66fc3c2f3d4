// The parts of the page that are packed in it.
export async function part(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const element = document.getElementById(`part-${name}`)!;
  const packed = Uint8Array.from(atob(element.textContent!), (c) => c.charCodeAt(0));
  element.remove();
  return transform(packed, new DecompressionStream("deflate-raw"));
}

export async function textPart(name: string): Promise<string> {
  return new TextDecoder().decode(await part(name));
}

export async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
