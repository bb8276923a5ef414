import type { Page } from 'playwright-core'

/** A map may have as many before it is too slow. */
export const LARGE = 300
const mainBranches = 7
const twigs = 6

const labels = {
	english: ['Peasant movements', 'Responsible government', 'Kota, 15 October 1857', 'Rao Gopal Singh of Kharwa'],
	hindi: ['किसान आंदोलन', 'उत्तरदायी शासन की माँग', 'कोटा, 15 अक्टूबर 1857', 'राव गोपाल सिंह खरवा'],
}
const notes = { english: 'A sentence more about it.', hindi: 'इसके बारे में एक और वाक्य।' }

export interface OutlineNode {
	level: number
	label: string
	note?: string
}

/** Makes the outline of a map with so many nodes on four levels: like those of the product, only larger. */
export function largeMindMap(language: keyof typeof labels, count = LARGE): OutlineNode[] {
	const leaves = Math.ceil((count - 1 - mainBranches * (1 + twigs)) / (mainBranches * twigs))
	const nodes: OutlineNode[] = [{ level: 1, label: labels[language][0] ?? '' }]
	const add = (level: number) => {
		const index = nodes.length
		const label = `${labels[language][index % 4]} ${index}`
		nodes.push({ level, label, ...(index % 2 === 0 && { note: notes[language] }) })
	}
	for (let main = 0; main < mainBranches; main += 1) {
		add(2)
		for (let twig = 0; twig < twigs; twig += 1) {
			add(3)
			for (let leaf = 0; leaf < leaves; leaf += 1) add(4)
		}
	}
	return nodes.slice(0, count)
}

/**
 * Gives each mind map that the page asks for from now on these nodes; what the server writes into a page stays as it
 * is.
 */
export async function answerWithNodes(page: Page, nodes: OutlineNode[]): Promise<void> {
	await page.route('**/api/content/mind-map/*', async (route) => {
		const answer = await route.fetch()
		const body = await answer.json()
		await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, nodes } } })
	})
}
