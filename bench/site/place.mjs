// @ts-check
import { tmpdir } from 'node:os'
import path from 'node:path'

/** @import { Peer } from './model.ts' */

/**
 * The folder where an engine is installed and built: outside the project, kept between runs.
 * @param {Pick<Peer, 'name'>} peer
 */
export const getPeerFolder = ({ name }) => path.join(tmpdir(), 'g2plot-react-bench', name.toLowerCase())
