import path from 'node:path'
import type { DocumentContent, FeatureDocument } from '../../../core/node/feature.ts'
import { createHashSource } from '../../../core/node/hosting/hosting.ts'
import { bundleScript } from '../../../core/node/vite/client-files.ts'
import { FRAME_ADDRESS } from '../shared/messages.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../client/frame/frame.ts')

/** The document in which the visitor's code runs. Script and styles are inside it, because a frame has no cache. */
export const frameDocument: FeatureDocument = { address: FRAME_ADDRESS, create: createFrame }

async function createFrame(): Promise<DocumentContent> {
  const { script, style } = await bundleScript(SCRIPT)
  return {
    head: `<title>Preview</title>\n<style>${style}</style>`,
    body: `<script>${script}</script>`,
    policy: {
      // an origin of its own, without storage, cookies, forms, popups and access to the page
      sandbox: ['allow-scripts'],
      'default-src': ["'none'"],
      // the visitor's code becomes blob modules
      'script-src': [createHashSource(script), 'blob:'],
      'style-src': [createHashSource(style)],
      // the chart engine writes style attributes into tooltips and around its canvas
      'style-src-attr': ["'unsafe-inline'"],
      // nothing of this site either: an address can contain data
      'img-src': ['data:', 'blob:'],
      // the chart engine creates a worker from its code to place labels
      'worker-src': ['blob:'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
    },
  }
}
