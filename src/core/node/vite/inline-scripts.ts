import path from 'node:path'
import { build } from 'vite'

/** Scripts that stand in the document itself and run while it is read, each as one minified line. */
export interface InlineScripts {
  /** In the head, before the first paint. */
  head: string
  /** Behind the tabs of a page. */
  tabs: string
}

export async function bundleInlineScripts(root: string): Promise<InlineScripts> {
  const [head, tabs] = await Promise.all([
    bundle(root, 'src/core/client/head-script.ts'),
    bundle(root, 'src/core/client/page/tab-script.ts'),
  ])
  return { head, tabs }
}

async function bundle(root: string, file: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: path.join(root, file), output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`${file} was not built`)
  return output.output[0].code.trim()
}
