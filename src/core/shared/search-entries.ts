export interface SearchEntries {
  demos?: SearchDemoEntry[]
  trees?: SearchTree[]
  /** What the page is, if the list of results can be narrowed to it. */
  kind?: 'changelog'
}

export interface SearchDemoEntry {
  id: string
  title: string
  description: string
  keywords: string[]
  /** The address of its poster. */
  picture?: string
}

/** Nested names, such as the options of an API table. `address` and `label` are prefixes for all nodes. */
export interface SearchTree {
  address: string
  label: string
  nodes: SearchTreeNode[]
}

export interface SearchTreeNode {
  name: string
  text: string
  /** The type and the default of an option, shortened. */
  type: string
  default: string
  /** The indexes of the groups that contain its child nodes. */
  groups: number[]
}

/** Nodes that several trees share, stored once. */
export interface SearchTreeGroup {
  slug: string
  nodes: SearchTreeNode[]
}

export interface SearchTreeGroups {
  groups: SearchTreeGroup[]
  /** The number of groups at the start that trees without an address omit, because they are indexed elsewhere. */
  common: number
}
