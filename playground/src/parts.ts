// The parts of the page that are packed in it.
export function packedPart(name: string): string {
  const element = document.getElementById(`part-${name}`)!;
  element.remove();
  return element.textContent!;
}

export async function textPart(name: string): Promise<string> {
  const bytes = await transform(bytesOf(packedPart(name)), new DecompressionStream("deflate-raw"));
  return new TextDecoder().decode(bytes);
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64),
    bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

export async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
