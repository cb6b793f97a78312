/** A part of the code. */
export interface CodeRange {
  start: number
  end: number
}

export type Literal = string | number | boolean | null

/** The value of an option in the code. An expression is everything that is not a plain value. */
export type ValueNode = CodeRange &
  (
    | { kind: 'literal'; value: Literal }
    | { kind: 'array'; items: ValueNode[] }
    | { kind: 'object'; object: ObjectNode }
    | { kind: 'expression' }
  )

interface MemberBase extends CodeRange {
  /** The end of the comma after it. */
  comma?: number
}

/** `smooth: true`, the shorthand `data`, a method, or the attribute `smooth={true}`. */
export interface PropertyNode extends MemberBase {
  kind: 'property'
  name: string
  key: CodeRange
  value: ValueNode
  /** False for `data` and for methods: their value is not a part of its own. */
  hasOwnValue: boolean
}

/** `...shared`, or a property with a computed name. */
export interface OtherNode extends MemberBase {
  kind: 'spread' | 'computed'
  /** The name in `...shared`. Undefined for other expressions. */
  name?: string
  /** The names of the options that it sets, if they are known. */
  sets?: string[]
}

export type MemberNode = PropertyNode | OtherNode

/** An object in the code, or the attributes of an element. */
export interface ObjectNode extends CodeRange {
  form: 'object' | 'attributes'
  members: MemberNode[]
}

/** The property with this name. The last one counts if there are several. */
export const findProperty = (object: ObjectNode, name: string): PropertyNode | undefined =>
  object.members.findLast((member): member is PropertyNode => member.kind === 'property' && member.name === name)

export const listNames = ({ members }: ObjectNode): string[] =>
  members.flatMap((member) => (member.kind === 'property' ? [member.name] : (member.sets ?? [])))
