/**
 * Stands in for the bundler's own caller of `import()`, which never asks again for a style sheet that has failed once: on a
 * patchy network the part would stay bare until the page is opened anew.
 *
 * @param load imports the part
 * @param files what the part needs, as paths without the first slash
 * @throws when a style sheet or the part cannot be had; the next call tries again
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
	for (const file of files) if (!isStyleSheet(file)) fetchAhead(`/${file}`)
	const [part] = await Promise.all([load(), ...files.filter(isStyleSheet).map((file) => sheet(`/${file}`))])
	return part
}

const isStyleSheet = (file: string) => file.endsWith('.css')

function fetchAhead(address: string) {
	if (document.head.querySelector(`link[rel=modulepreload][href="${address}"]`)) return
	append({ rel: 'modulepreload', href: address })
}

/**
 * Knows the sheets that came inside the page (`takeAssets` of page-assets.ts), those that are there, and those under way.
 */
const sheets = new Map<string, Promise<void>>()

function sheet(address: string): Promise<void> {
	const known = sheets.get(address) ?? (isInPage(address) ? Promise.resolve() : link(address))
	sheets.set(address, known)
	return known
}

const isInPage = (address: string) => document.head.querySelector(`style[data-sheets~="${address}"]`) !== null

function link(address: string): Promise<void> {
	const element = append({ rel: 'stylesheet', href: address })
	return new Promise((resolve, reject) => {
		element.onload = () => resolve()
		element.onerror = () => {
			element.remove()
			sheets.delete(address)
			reject(new Error(`The style sheet ${address} could not be loaded.`))
		}
	})
}

function append(attributes: { rel: string; href: string }): HTMLLinkElement {
	return document.head.appendChild(Object.assign(document.createElement('link'), attributes))
}
