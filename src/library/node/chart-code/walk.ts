import ts from 'typescript'
import { getPropertyName, getPropertyValue, isFunction, listReturned, resolveItems, type Value } from './values.ts'

/** A property of an object, or an attribute of an element. */
export interface WalkedProperty {
  name: string | undefined
  /** Where the name is. */
  node: ts.Node
  value: Value | undefined
  object?: ts.ObjectLiteralExpression
}

/** What a walk through the options of a chart does. A place is what is known about the object that it is in. */
interface Walk<Place> {
  checker: ts.TypeChecker
  /** Returns the place of the properties of an object. */
  enterObject: (object: ts.ObjectLiteralExpression, place: Place) => Place
  /** Returns what the objects in the value of a property can be. Without a place, they are not visited. */
  enterProperty: (property: WalkedProperty, place: Place) => Iterable<Place>
  /** Visits the items of lists that are computed by functions. They can have names that are not options. */
  visitsComputedLists?: boolean
  /** Gets what is spread and is not an object. */
  onUnresolved?: (value: Value, place: Place) => void
}

/** Visits the options in the props of an element or in an object, in all objects that they can be. */
export function createWalk<Place>({
  checker,
  enterObject,
  enterProperty,
  visitsComputedLists = false,
  onUnresolved,
}: Walk<Place>) {
  const listItems = (value: Value) => resolveItems(value, checker, visitsComputedLists)
  const listResults = (value: Value) => {
    const returned = listReturned(value, checker)
    return visitsComputedLists ? returned.flatMap(listItems) : returned
  }
  // an object can be spread into itself
  const visitObject = (object: ts.ObjectLiteralExpression, place: Place, around: ts.Node[] = []): void => {
    if (around.includes(object)) return
    const own = enterObject(object, place)
    const inside = [...around, object]
    for (const property of object.properties) {
      if (ts.isSpreadAssignment(property)) visitSpread(property.expression, place, inside)
      else {
        const [name, value] = [getPropertyName(property), getPropertyValue(property)]
        visitProperty({ name, node: property.name ?? property, value, object }, own, inside)
      }
    }
  }
  const visitSpread = (node: ts.Expression, place: Place, around: ts.Node[]): void => {
    for (const value of listItems(node)) {
      if (ts.isObjectLiteralExpression(value)) visitObject(value, place, around)
      else onUnresolved?.(value, place)
    }
  }
  const visitProperty = (property: WalkedProperty, place: Place, around: ts.Node[]): void => {
    for (const inner of enterProperty(property, place))
      for (const value of property.value ? listItems(property.value) : [])
        for (const found of isFunction(value) ? listResults(value) : [value])
          if (ts.isObjectLiteralExpression(found)) visitObject(found, inner, around)
  }
  const visitElement = ({ attributes }: ts.JsxOpeningLikeElement, place: Place): void => {
    for (const attribute of attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) visitSpread(attribute.expression, place, [])
      else {
        const name = attribute.name.getText()
        visitProperty({ name, node: attribute.name, value: readAttribute(attribute) }, place, [])
      }
    }
  }
  return { visitElement, visitObject }
}

/** The value of an attribute. `smooth` alone has none. */
function readAttribute({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  if (initializer && ts.isJsxExpression(initializer)) return initializer.expression
  return initializer && ts.isStringLiteral(initializer) ? initializer : undefined
}
