import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { classesInCss, styledClasses } from './classes.ts'

export interface Look {
	theme: 'light' | 'dark'
	highContrast: boolean
}

export const looks: readonly [Look, Look, Look, Look] = [
	{ theme: 'light', highContrast: false },
	{ theme: 'dark', highContrast: true },
	{ theme: 'dark', highContrast: false },
	{ theme: 'light', highContrast: true },
]

/** Gives each turn its own theme, the four of them one after the other. */
export const lookOf = (turn: number): Look => looks[turn % looks.length] ?? looks[0]

export const nameOf = ({ theme, highContrast }: Look) => (highContrast ? `${theme}, high contrast` : theme)

const widths = [360, 640, 1024, 1536]
const usualViewport = { width: 1280, height: 800 }

interface Audit {
	/** In which theme it is examined. */
	look: Look
	/** Rules of axe that do not fit this page. */
	without?: string[]
	/** It follows no change of the theme. */
	isInOneTheme?: boolean
	/** The rules of accessibility are left out. */
	isBrief?: boolean
}

/** Says what is wrong with a page as it stands, by the check that found it; an empty object means that nothing is. */
export type Findings = Record<string, string[]>

/**
 * Examines a page as it stands, with the largest text: all rules of accessibility in one theme; whether it fits every width; whether
 * all that it shows has come with its styles.
 *
 * Of what colours may meet at all, web/src/ui/tokens.test.ts proves the contrast in every theme.
 */
export async function auditPage(
	page: Page,
	{ look, without = [], isInOneTheme = false, isBrief = false }: Audit,
): Promise<Findings> {
	const findings: Findings = {}
	const note = (check: string, found: string[]) => {
		if (found.length > 0) findings[check] = found
	}
	if (!isInOneTheme) await putOn(page, look)
	if (!isBrief) note(`all rules, ${nameOf(look)}`, await violations(page, without))
	note('without style', await unstyled(page))
	note('scrolls sideways', await tooWide(page))
	return findings
}

interface Found {
	violations: { id: string; nodes: FoundNode[] }[]
}

interface FoundNode {
	html: string
	/** Where it is the contrast, it names the two colours. */
	any: { data?: { fgColor?: string; bgColor?: string } | null }[]
}

const asLines = ({ violations: found }: Found) =>
	found.map(({ id, nodes }) => `${id}: ${nodes.map(asText).join(' | ')}`)

function asText({ html, any: [check] }: FoundNode): string {
	const { fgColor, bgColor } = check?.data ?? {}
	return fgColor ? `${html.slice(0, 160)} (${fgColor} on ${bgColor})` : html.slice(0, 160)
}

const require = createRequire(import.meta.url)
/** A page has no frames, so axe itself is enough. Its wrapper for Playwright sends the sources with comments: half as slow again. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Nothing is told of what is right, which would take as long again. Sheets and media are not fetched anew: no rule in use
 * needs sheets, and no page has media.
 */
async function violations(page: Page, without: string[]): Promise<string[]> {
	await page.evaluate(axeSource)
	const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
	const wanted = JSON.stringify({ rules, resultTypes: ['violations'], preload: false })
	return asLines(await page.evaluate<Found>(`axe.run(${wanted}).then(({ violations }) => ({ violations }))`))
}

/** Changes the look as another tab does that has changed the theme and the size of the text. */
async function putOn(page: Page, look: Look): Promise<void> {
	await page.evaluate(({ theme, highContrast }) => {
		localStorage.setItem('theme', theme)
		const chosen = { fontSize: 'extra-large', highContrast, reducedMotion: true }
		localStorage.setItem('accessibility', JSON.stringify(chosen))
		dispatchEvent(new StorageEvent('storage'))
	}, look)
	await page.waitForFunction(({ theme, highContrast }) => {
		const { theme: shown, contrast, fs } = document.documentElement.dataset
		const isOn = shown === theme && (contrast === 'high') === highContrast && fs === 'xl'
		return isOn && document.getAnimations().every(({ playState }) => playState !== 'running')
	}, look)
}

async function unstyled(page: Page): Promise<string[]> {
	const { used, sheets } = await page.evaluate(() => ({
		used: [...new Set([...document.querySelectorAll('body [class]')].flatMap(({ classList }) => [...classList]))],
		sheets: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n'),
	}))
	const known = classesInCss(sheets)
	return used.filter((name) => styledClasses.has(name) && !known.has(name))
}

async function tooWide(page: Page): Promise<string[]> {
	const { width: ownWidth, height } = page.viewportSize() ?? usualViewport
	const found: string[] = []
	// Its own width comes last: it is to stay.
	for (const width of [...widths.filter((other) => other !== ownWidth), ownWidth]) {
		await page.setViewportSize({ width, height })
		found.push(...(await page.evaluate(whatReachesOut)).map((what) => `${width}: ${what}`))
	}
	return found
}

/** Says of the page itself and of what is open over it by how much it is too wide, and what in it begins to be. */
function whatReachesOut(): string[] {
	const places = [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] > *')]
	return places
		.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
		.map((place) => {
			const edge = place.getBoundingClientRect().left + place.clientLeft + place.clientWidth
			const isOut = (element: Element) => element.getBoundingClientRect().right > edge + 0.5
			const farthest = [...place.querySelectorAll('*')].filter(
				(element) => isOut(element) && ![...element.children].some(isOut),
			)
			const examples = farthest.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 100))
			return `${place.tagName.toLowerCase()} by ${place.scrollWidth - place.clientWidth}: ${examples.join(' | ')}`
		})
}
