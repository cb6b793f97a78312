import path from 'node:path'
import { build } from 'vite'

/** The script that runs in the head before the first paint, as one minified line. */
export async function bundleHeadScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: path.join(root, 'src/site/colour/head-script.ts'), output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('the head script was not built')
  return output.output[0].code.trim()
}
