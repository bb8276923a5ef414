import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Tokens = Record<string, string>

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

/** Holds the declarations of each rule by its selector, also of a rule within a media query. */
const rules = new Map(
	[...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']): [string, Tokens] => [
		selector.trim().replaceAll(/\s+/g, ' '),
		Object.fromEntries([...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
	]),
)

function rule(selector: string): Tokens {
	return rules.get(selector) ?? expect.fail(`tokens.css has no rule ${selector}`)
}

const light = rule(':root, [data-theme="light"]')
const dark = rule('[data-theme="dark"]')
const high = rule('[data-contrast="high"]')
const darkHigh = rule('[data-theme="dark"][data-contrast="high"]')

const themes: [string, Tokens][] = [
	['light', light],
	['dark', { ...light, ...dark }],
	['high contrast light', { ...light, ...high }],
	['high contrast dark', { ...light, ...dark, ...high, ...darkHigh }],
]

/** Computes the relative luminance (WCAG 2) of a colour such as '#161b3d'. */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
	})
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Tokens, one: string, other: string): number {
	const [darker = 0, lighter = 0] = [one, other]
		.map((name) => luminance(tokens[`--${name}`] ?? expect.fail(`no --${name}`)))
		.sort((a, b) => a - b)
	return (lighter + 0.05) / (darker + 0.05)
}

const textPairs = [
	['ink', 'surface'],
	['ink', 'bg'],
	['ink2', 'sunken'],
	['ink3', 'sunken'],
	['ink3', 'grey-wash'],
	['neel', 'bg'],
	['neel', 'neel-wash'],
	['on-neel', 'neel'],
	['on-kesari', 'kesari'],
	['kesari-ink', 'kesari-wash'],
	['pottery-ink', 'pottery-wash'],
	['ok', 'ok-wash'],
	['warn', 'warn-wash'],
	['bad', 'bad-wash'],
	['info', 'info-wash'],
	['grey', 'grey-wash'],
	['sand-ink', 'sand'],
	['ink2', 'sky-high'],
	['ink2', 'sky-low'],
	['on-hills', 'hills-near'],
	['on-hills', 'hills-front'],
] as const

const shapePairs = [
	['line-strong', 'bg'],
	['kesari-mark', 'sunken'],
	['pottery', 'sunken'],
	['focus', 'bg'],
	['focus', 'surface'],
	// These are the branches of a mind map.
	['neel', 'surface'],
	['kesari-mark', 'surface'],
	['pottery', 'surface'],
	['warn', 'surface'],
	['info', 'surface'],
	['ok', 'surface'],
	['grey', 'surface'],
] as const

describe('the colours', () => {
	it('are the same in the dark theme and in its copy for readers without JavaScript', () => {
		expect(rule('html:not([data-theme])')).toEqual(dark)
	})

	it('are those of the design', () => {
		expect(light).toMatchObject({ '--bg': '#eef2f8', '--ink': '#161b3d', '--neel': '#243b8f', '--kesari': '#f08a24' })
		expect(dark).toMatchObject({ '--bg': '#121318', '--ink': '#eceae4', '--neel': '#aebeff', '--kesari': '#f59a3e' })
		expect(high).toMatchObject({ '--bg': '#ffffff', '--ink': '#000000', '--neel': '#0a1f7a', '--kesari': '#ffb000' })
		expect(darkHigh).toMatchObject({
			'--bg': '#000000',
			'--ink': '#ffffff',
			'--neel': '#c9d4ff',
			'--kesari': '#ffb65c',
		})
	})

	it('are all named in the light theme, so that none is missing in another', () => {
		for (const [, tokens] of themes) expect(Object.keys(tokens).sort()).toEqual(Object.keys(light).sort())
	})

	it.each(themes)('keep text legible in the %s theme', (_, tokens) => {
		const tooClose = textPairs.filter(([ink, ground]) => contrast(tokens, ink, ground) < 4.5)
		expect(tooClose).toEqual([])
	})

	it.each(themes)('keep meaningful lines visible in the %s theme', (_, tokens) => {
		const tooClose = shapePairs.filter(([line, ground]) => contrast(tokens, line, ground) < 3)
		expect(tooClose).toEqual([])
	})
})
