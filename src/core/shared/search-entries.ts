/** What features add to the search, in the short form in which the index is stored. */
export interface SearchEntries {
  demos?: SearchDemoEntry[]
  trees?: SearchTree[]
}

/** A demo on a page. */
export interface SearchDemoEntry {
  id: string
  title: string
  description: string
  /** The address of its picture. */
  picture?: string
}

/** Names inside names, such as the options of an API table: the prefix of their addresses and paths, and the nodes. */
export type SearchTree = [address: string, label: string, ...nodes: SearchTreeNode[]]

/** A node refers to the groups of nodes inside it by their index. */
export type SearchTreeNode = [name: string, text: string, ...groups: number[]]

/** Nodes that many trees share, so that each is stored once. */
export type SearchTreeGroup = [slug: string, ...nodes: SearchTreeNode[]]

export interface SearchTreeGroups {
  groups: SearchTreeGroup[]
  /** The number of groups at the start that trees without an address leave out: they are found elsewhere. */
  common: number
}
