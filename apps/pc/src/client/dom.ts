/** The element that the page was rendered with. Its absence is a fault of the build. */
export const find = <T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T => {
  const element = root.querySelector<T>(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}

export const findAll = <T extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): T[] => [...root.querySelectorAll<T>(selector)]

/** The content of a `<template>` of the page, to be filled and put in. */
export const cloneTemplate = (id: string): HTMLElement =>
  find<HTMLTemplateElement>(`template#${id}`).content.firstElementChild!.cloneNode(true) as HTMLElement

/** An element of a drawing. */
export const drawn = (tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}

/** An entry of a list. */
export const option = (value: string, text: string): HTMLOptionElement => {
  const element = document.createElement('option')
  element.value = value
  element.textContent = text
  return element
}
