/** The search entries of a feature, in the compact format of the index. */
export interface SearchEntries {
  demos?: SearchDemoEntry[]
  trees?: SearchTree[]
}

/** A demo on a page. */
export interface SearchDemoEntry {
  id: string
  title: string
  description: string
  /** The address of its poster. */
  picture?: string
}

/** Nested names, such as the options of an API table. `address` and `label` are prefixes for all nodes. */
export type SearchTree = [address: string, label: string, ...nodes: SearchTreeNode[]]

/** `groups` are the indexes of the groups that contain its child nodes. */
export type SearchTreeNode = [name: string, text: string, ...groups: number[]]

/** Nodes that several trees share, stored once. */
export type SearchTreeGroup = [slug: string, ...nodes: SearchTreeNode[]]

export interface SearchTreeGroups {
  groups: SearchTreeGroup[]
  /** The number of groups at the start that trees without an address omit, because they are indexed elsewhere. */
  common: number
}
