export { Preview } from './editor/preview.tsx'
export { getFrameTheme } from './editor/preview.tsx'
export { createOwnLink } from './share/share-hash.ts'
