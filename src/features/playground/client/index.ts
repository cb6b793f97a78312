export { getFrameTheme, Preview } from './editor/preview.tsx'
export { createOwnLink } from './share/share-hash.ts'
