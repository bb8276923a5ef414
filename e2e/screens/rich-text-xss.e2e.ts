/**
 * Shows that rich text does nothing but be read, whatever an editor has pasted: in a real browser whose content
 * security policy is switched off, and on the page that shows it.
 */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sanitizeRichText } from '../../server/src/platform/rich-text/sanitize-rich-text.ts'
import { articleContent, articleOfThisStory } from '../harness/articles.ts'
import { aVisitor, hydrated } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'
import { showAsMarkup, watchForXss } from '../harness/watch-for-xss.ts'
import { PLACES, richTextVectors } from '../harness/xss/rich-text.ts'
import { xssVectors } from '../harness/xss-vectors.ts'

const visitor = aVisitor()
const BATCH = 60

async function openWatched() {
	const { ran, before } = watchForXss()
	const page = await visitor.open('/help', { bypassCSP: true, before, expectedErrors: /./ })
	await page.context().route(/^http/, (route) => route.abort())
	return { ran, page }
}

/** A link that is followed might take the others of its frame away. */
const leads = (text: string) => /<(a|area|button|form)\b/i.test(text)

/**
 * Puts three cleaned texts after one another, for a frame costs more than a text: what is cleaned closes what it opens, so that none hides
 * another. Those that have become alike are shown once.
 */
function together(cleaned: string[]): string[] {
	const all = [...new Set(cleaned)]
	const others = all.filter((text) => !leads(text))
	const groups = Array.from({ length: Math.ceil(others.length / 3) }, (_, group) =>
		others.slice(group * 3, group * 3 + 3),
	)
	return [...all.filter(leads), ...groups.map((texts) => texts.map((text) => `<div>${text}</div>`).join(''))]
}

async function showAll(page: Page, texts: string[]) {
	for (let start = 0; start < texts.length; start += BATCH) await showAsMarkup(page, texts.slice(start, start + BATCH))
}

/** Each vector once, in one place after the other. */
const eachOnce = richTextVectors.filter((_, index) => index % PLACES === Math.floor(index / PLACES) % PLACES)

describe('the vectors', () => {
	it('are more than two thousand, no two alike', () => {
		expect(new Set(richTextVectors).size).toBe(richTextVectors.length)
		expect(richTextVectors.length).toBeGreaterThan(2000)
	})

	it('would be noticed: most run where they are taken as they are', async () => {
		const { ran, page } = await openWatched()
		const some = richTextVectors.filter((_, index) => index % 28 === 0)
		await showAll(page, some)
		expect(ran.size).toBeGreaterThan(some.length / 3)
	})
})

// This was seen to fail with the cleaning left out, and with `href` allowed to have any scheme.
describe('cleaned rich text', () => {
	it('runs nothing, and has no element and no attribute but those that are allowed', { timeout: 240_000 }, async () => {
		expect(eachOnce.length).toBe(xssVectors.length)
		const { ran, page } = await openWatched()
		await showAll(page, together(eachOnce.map(sanitizeRichText)))
		expect([...ran]).toEqual([])

		// All of them: what has no other elements and attributes has nothing that could run, and this takes a moment.
		const found = await page.evaluate((texts) => {
			const names = new Set<string>()
			for (const text of texts) {
				const { body } = new DOMParser().parseFromString(text, 'text/html')
				for (const element of body.querySelectorAll('*')) {
					const attributes = [...element.attributes].map(
						// The words of a picture may be any.
						({ name, value }) => (name === 'alt' ? name : `${name}=${value.split(':')[0]?.slice(0, 10)}`),
					)
					names.add([element.localName, ...attributes].join(' '))
				}
			}
			return [...names].sort()
		}, richTextVectors.map(sanitizeRichText))
		const allowed =
			/^((h[23]|p|br|ul|ol|li|blockquote|strong|em|sub|sup|table|caption|thead|tbody|tr|th|td)|a href=(https?|mailto|\/.*|#.*)|img src=\/api\/media alt)$/
		expect(found.filter((name) => !allowed.test(name))).toEqual([])
		expect(found.filter((name) => /javascript|vbscript|data/i.test(name))).toEqual([])
	})
})

describe('an article made of vectors', () => {
	it('runs nothing where it is read, in either language', { timeout: 240_000 }, async () => {
		const isShort = (text: string) => text.length < 160
		const body = richTextVectors.filter((text, index) => isShort(text) && index % 19 === 0).join('\n')
		const line = richTextVectors.filter((text) => text.length < 280)
		const { english, hindi } = articleContent
		const hostile = {
			title: line[0]?.slice(0, 150) ?? '',
			teaser: line[6] ?? '',
			body: `<p>Hostile body</p>${body}`.slice(0, 39_000),
			keyPoints: line.slice(12, 18),
			prelims: line[20] ?? '',
			mains: line[26] ?? '',
			tags: ['<b>tag</b>', '"><img src=x onerror=xssRan(0)>'],
		}
		const id = await articleOfThisStory({ english: { ...english, ...hostile }, hindi: { ...hindi, ...hostile } })
		const { ran, before } = watchForXss()
		const path = `/current-affairs/${id}`
		const page = await visitor.open(path, {
			bypassCSP: true,
			expectedErrors: /./,
			async before(context) {
				await before(context)
				await signIn(context, 'learner', visitor.origin)
			},
		})
		for (const language of ['en', 'hi']) {
			if (language === 'hi') await page.goto(`${path}?lang=hindi`)
			await page.locator(`html[lang=${language}]`).waitFor()
			await page.getByText('Hostile body').waitFor()
			await hydrated(page)
			const handlers = await page.evaluate(() =>
				[...document.querySelectorAll('main *')]
					.flatMap((element) => [...element.attributes])
					.filter(({ name, value }) => name.startsWith('on') || /^\s*(javascript|vbscript):/i.test(value))
					.map(({ name, value }) => `${name}=${value}`),
			)
			expect(handlers).toEqual([])
			expect([...ran]).toEqual([])
		}
	})
})
