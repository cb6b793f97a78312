// @ts-check
import { tmpdir } from 'node:os'
import path from 'node:path'

/** @import { Peer } from './model.ts' */

/**
 * Where an engine is installed and builds: outside of the project, kept between runs.
 * @param {Pick<Peer, 'name'>} peer
 */
export const folderOf = ({ name }) => path.join(tmpdir(), 'g2plot-react-bench', name.toLowerCase())
