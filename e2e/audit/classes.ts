/** This file knows which classes a page uses, and which its styles know. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const builtStyles = fileURLToPath(new URL('../../web/dist/client/assets/', import.meta.url))

/**
 * Finds names after a dot that are no part of a number; a file's ending in an address is taken along, which hurts
 * nobody.
 */
export const classesInCss = (css: string): Set<string> =>
	new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))

/** Every class for which any page has a style, so that names without one, which only mark an element, are nobody's fault. */
export const styledClasses = new Set(
	readdirSync(builtStyles)
		.filter((name) => name.endsWith('.css'))
		.flatMap((name) => [...classesInCss(readFileSync(builtStyles + name, 'utf8'))]),
)

const classesInHtml = (html: string): Set<string> =>
	new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))

/**
 * Finds the classes of a page as the server sends it for which there is a style, but not in what comes inside the page
 * or is linked so that the browser waits for it before it paints.
 *
 * @param load reads a linked sheet
 */
export async function unstyledInHtml(html: string, load: (href: string) => Promise<string>): Promise<string[]> {
	const inside = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
	const links = [...html.matchAll(/<link\s[^>]*>/g)].map(([link]) => link)
	const awaited = links.filter((link) => /\srel="stylesheet"/.test(link) && !/\s(media|disabled)\b/.test(link))
	const linked = await Promise.all(awaited.map((link) => load(/\shref="([^"]*)"/.exec(link)?.[1] ?? '')))
	const known = classesInCss([...inside, ...linked].join('\n'))
	return [...classesInHtml(html)].filter((name) => styledClasses.has(name) && !known.has(name))
}
