import type { ViteBuilder } from 'vite'

/** The modules whose code is in the scripts. */
export function listBundledModules(built: Awaited<ReturnType<ViteBuilder['build']>>): string[] {
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
}
