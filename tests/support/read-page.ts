import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from 'parse5'
import { plain } from './part-of-page.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** A page of the site as a browser without scripts reads it, and what is typed into its forms. */
export class ReadPage {
  readonly address: string
  readonly html: string
  readonly #document: Node
  /** Texts and choices since the page came. */
  readonly #typed = new Map<Element, string>()

  constructor(address: string, html: string) {
    this.address = address
    this.html = html
    this.#document = parse(html, { scriptingEnabled: false })
  }

  get language(): string | undefined {
    return attribute(this.#all('html')[0]!, 'lang')
  }

  /** All that is read in the main part. */
  get main(): string {
    return textOf(this.#all('main')[0]!)
  }

  /** All that is read in the language of the page. */
  get own(): string {
    const left = ['script', 'style', 'head']
    const isOther = (node: Element) => node.tagName !== 'html' && attribute(node, 'lang')
    return textOf(this.#document, (node) => left.includes(node.tagName) || Boolean(isOther(node)))
  }

  /** Ids that stand twice, and buttons whose name leaves out the words on them (WCAG 2.2, 2.5.3). */
  get faults(): readonly string[] {
    const ids = this.#all().flatMap((one) => attribute(one, 'id') ?? [])
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
    const isUnread = (node: Element) => attribute(node, 'aria-hidden') !== undefined
    const buttons = this.#all('button')
    const misnamed = buttons.filter((one) => !nameOf(one).includes(textOf(one, isUnread)))
    return [...twice, ...misnamed.map((one) => nameOf(one))]
  }

  /** The texts of all parts of a class. */
  textsOfClass(name: string): readonly string[] {
    const isOne = (one: Element) => attribute(one, 'class')?.split(' ').includes(name)
    return this.#all()
      .filter(isOne)
      .map((one) => textOf(one))
  }

  /** All links: how they are called, and where they lead. */
  get links(): readonly { readonly name: string; readonly to: string }[] {
    return this.#all('a').flatMap((one) => {
      const target = attribute(one, 'href')
      return target === undefined ? [] : [{ name: nameOf(one), to: this.#to(target) }]
    })
  }

  /** The address that the first link of this name leads to. */
  linkNamed(name: string): string {
    const link = this.links.find((one) => one.name === plain(name))
    return found(link?.to, `link ${name}`)
  }

  /** The first address that has this in it. */
  linkTo(part: string): string {
    const link = this.links.find(({ to }) => to.includes(part))
    return found(link?.to, `link to ${part}`)
  }

  /** @param field its label, or its name */
  type(field: string, text: string): void {
    const labels = this.#all('label').filter((one) => nameOf(one) === plain(field))
    const ids = labels.map((one) => attribute(one, 'for'))
    const inside = labels.flatMap((one) => elementsIn(one))
    const control = this.#controls().find(
      (one) =>
        inside.includes(one) ||
        attribute(one, 'name') === field ||
        ids.includes(attribute(one, 'id') ?? 'none'),
    )
    this.#typed.set(found(control, `field ${field}`), text)
  }

  /** Ticks the box or the choice of a name that stands for a value. */
  tick(name: string, value: string): void {
    const isIt = (one: Element) =>
      attribute(one, 'name') === name && attribute(one, 'value') === value
    this.#typed.set(found(this.#controls().find(isIt), `${name} ${value}`), 'on')
  }

  /** Values that the fields of a name would send: a box or a choice only where it is ticked. */
  valuesOf(name: string): readonly string[] {
    const fields = this.#controls().flatMap((one) => this.#sentBy(one))
    return fields.filter(([of]) => of === name).map(([, value = '']) => value)
  }

  /** Values of the fields and buttons of a name, sent or not. */
  offered(name: string): readonly string[] {
    const all = this.#all('input', 'button').filter((one) => attribute(one, 'name') === name)
    return all.map((one) => attribute(one, 'value') ?? '')
  }

  /** The value of `shown` in the form that these values are sent with. */
  shownBeside(sent: Readonly<Record<string, string>>): string {
    const named = (form: Element, name: string) =>
      elementsIn(form)
        .filter((one) => one.tagName === 'button' || attribute(one, 'type') === 'hidden')
        .filter((one) => attribute(one, 'name') === name)
        .map((one) => attribute(one, 'value') ?? '')
    const isOf = (form: Element) =>
      Object.entries(sent).every(([name, value]) => {
        const values = named(form, name)
        return values.length === 0 || values.includes(value)
      })
    return (
      this.#all('form')
        .filter(isOf)
        .flatMap((form) => named(form, 'shown'))[0] ?? ''
    )
  }

  /** The form that a button sends: where to, and what. */
  pressed(name: string) {
    const button = found(
      this.#all('button').find((one) => nameOf(one) === plain(name)),
      `button ${name}`,
    )
    const form = found(
      this.#all('form').find((one) => elementsIn(one).includes(button)),
      `form of ${name}`,
    )
    const id = attribute(form, 'id') ?? 'none'
    const isIn = (one: Element) => elementsIn(form).includes(one) || attribute(one, 'form') === id
    const controls = this.#controls().filter(isIn)
    const own = attribute(button, 'name')
    const fields = controls.flatMap((one) => this.#sentBy(one))
    if (own) fields.push([own, attribute(button, 'value') ?? ''])
    return {
      isPost: attribute(form, 'method')?.toLowerCase() === 'post',
      address: this.#to(attribute(button, 'formaction') ?? attribute(form, 'action') ?? ''),
      fields,
    }
  }

  #sentBy(control: Element): string[][] {
    const name = attribute(control, 'name')
    if (!name || attribute(control, 'disabled') !== undefined) return []
    const typed = this.#typed.get(control)
    if (control.tagName === 'textarea') return [[name, typed ?? textOf(control)]]
    if (control.tagName === 'select') return [[name, typed ?? chosenIn(control)]]
    const isTicked = typed !== undefined || attribute(control, 'checked') !== undefined
    const isBox = ['checkbox', 'radio'].includes(attribute(control, 'type') ?? '')
    if (isBox) return isTicked ? [[name, attribute(control, 'value') ?? 'on']] : []
    return [[name, typed ?? attribute(control, 'value') ?? '']]
  }

  #controls(): readonly Element[] {
    return this.#all('input', 'select', 'textarea')
  }

  #all(...names: readonly string[]): readonly Element[] {
    const all = elementsIn(this.#document)
    return names.length > 0 ? all.filter(({ tagName }) => names.includes(tagName)) : all
  }

  #to(target: string): string {
    return new URL(target, this.address).href
  }
}

export function valuesIn(html: string, name: string): readonly string[] {
  return new ReadPage('http://localhost', html).valuesOf(name)
}

/** The value of the first field or button of a name. */
export function valueIn(html: string, name: string): string {
  return new ReadPage('http://localhost', html).offered(name)[0] ?? ''
}

function chosenIn(list: Element): string {
  const options = elementsIn(list).filter(({ tagName }) => tagName === 'option')
  const chosen = options.find((one) => attribute(one, 'selected') !== undefined) ?? options[0]
  return chosen ? (attribute(chosen, 'value') ?? textOf(chosen)) : ''
}

function elementsIn(parent: Node): readonly Element[] {
  if (!('childNodes' in parent)) return []
  return parent.childNodes.flatMap((child) =>
    tree.isElementNode(child) ? [child, ...elementsIn(child)] : [],
  )
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value
}

function nameOf(element: Element): string {
  return (attribute(element, 'aria-label') ?? textOf(element)).trim()
}

/** @param isLeft out of it, with all that is in it */
function textOf(node: Node, isLeft: (part: Element) => boolean = () => false): string {
  if (tree.isTextNode(node)) return plain(node.value)
  if (!('childNodes' in node) || (tree.isElementNode(node) && isLeft(node))) return ''
  return plain(node.childNodes.map((child) => textOf(child, isLeft)).join(''))
}

function found<One>(one: One | undefined, what: string): One {
  if (one === undefined) throw new Error(`There is no ${what}`)
  return one
}
