// @ts-check
import path from 'node:path'
import { createSiteServer } from '../scripts/server.mjs'

createSiteServer(path.resolve(import.meta.dirname, '../dist')).listen(Number(process.argv[2]), 'localhost')
