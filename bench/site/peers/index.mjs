// @ts-check
import { docusaurus } from './docusaurus.mjs'
import { dumi } from './dumi.mjs'
import { ours } from './ours.mjs'
import { rspress } from './rspress.mjs'
import { starlight } from './starlight.mjs'
import { vitepress } from './vitepress.mjs'

export const PEERS = [ours, vitepress, starlight, rspress, docusaurus, dumi]
