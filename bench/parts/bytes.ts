import { gzipSync } from 'node:zlib'
import { messages as contentTexts } from '../../web/src/content/messages.en.ts'
import { messages as pageTexts } from '../../web/src/features/answer-writing/messages.en.ts'
import { messages as uiTexts } from '../../web/src/ui/messages.en.ts'
import { type BrowserVisit, type LoadedFile, openFirstVisit } from '../load/browser-visit.ts'
import { formatNumber, information, limit, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import { scriptsOfPages } from './page-bytes.ts'

const kilobytes = (bytes: number) => bytes / 1000

/** Measures what a browser loads on a first visit of the list, and what more when every part is used. */
export async function measureBytes(databases: Databases | null): Promise<Row[]> {
	const databaseUrl = (await databases?.create()) ?? null
	const product = await startProduct({ databaseUrl, isDemo: true, core: null })
	const address = `${product.origin}/answer-writing-practice`
	const rows = [
		...(await englishVisit(address)),
		...(await hindiVisit(`${address}?lang=hindi`)),
		...(await scriptsOfPages(product.origin)),
	]
	await product.stop()
	return rows
}

async function englishVisit(url: string): Promise<Row[]> {
	const visit = await openFirstVisit(url)
	const first = await visit.takeLoaded()
	const html = await (await fetch(url)).text()
	const inlined = gzipSync(styleTexts(html)).length
	await touchEveryPart(visit)
	const later = await visit.takeLoaded()
	await visit.close()
	return [
		limit({ what: 'JavaScript before interaction, gzip', value: size(first, 'script'), unit: 'kB', atMost: 170 }),
		limit({
			what: 'JavaScript on demand, gzip',
			value: size(later, 'script'),
			unit: 'kB',
			atMost: 75,
			beside: 'preferences, dialog, toast, other language',
		}),
		limit({
			what: 'CSS, gzip',
			value: kilobytes(inlined) + size(first, 'style') + size(later, 'style'),
			unit: 'kB',
			atMost: 20,
			beside: `inlined ${formatNumber(kilobytes(inlined))}, at once ${formatNumber(size(first, 'style'))}, on demand ${formatNumber(size(later, 'style'))}`,
		}),
		limit({
			what: 'fonts of an English page',
			value: size(first, 'font'),
			unit: 'kB',
			atMost: 65,
			beside: fontNames(first),
		}),
		foreignFonts(first),
		preloadedFonts('English', html),
		information('first visit in all, English', `${formatNumber(size(first))} kB`, `${first.length} requests, gzip`),
	]
}

async function hindiVisit(url: string): Promise<Row[]> {
	const visit = await openFirstVisit(url)
	const first = await visit.takeLoaded()
	const html = await (await fetch(url)).text()
	await visit.close()
	return [
		limit({
			what: 'fonts of a Hindi page',
			value: size(first, 'font'),
			unit: 'kB',
			atMost: 225,
			beside: fontNames(first),
		}),
		preloadedFonts('Hindi', html),
		information('first visit in all, Hindi', `${formatNumber(size(first))} kB`, `${first.length} requests, gzip`),
	]
}

/** Touches each part whose code waits for that: the preferences, a question's dialog, its answer, a toast, the other language. */
async function touchEveryPart({ page }: BrowserVisit): Promise<void> {
	await page.getByRole('button', { name: uiTexts.displayPreferences }).click()
	await page.getByRole('dialog').waitFor()
	await page.keyboard.press('Escape')
	await page.locator('main ol h2 a').first().click()
	await page.getByText(pageTexts.showAnswer).click()
	await page.getByRole('button', { name: contentTexts.share }).click()
	await page.getByText(pageTexts.linkCopied).waitFor()
	await page.getByRole('dialog').getByRole('link', { name: uiTexts.close }).click()
	await page.locator('header button[value=hindi]:visible').click()
	await page.locator('html[lang=hi]').waitFor()
}

function styleTexts(html: string): string {
	return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n')
}

function ofKind(files: LoadedFile[], kind: LoadedFile['kind'] | undefined): LoadedFile[] {
	return kind ? files.filter((file) => file.kind === kind) : files
}

/** Adds up kB. */
function size(files: LoadedFile[], kind?: LoadedFile['kind']): number {
	return kilobytes(ofKind(files, kind).reduce((sum, { bytes }) => sum + bytes, 0))
}

function fontNames(files: LoadedFile[]): string {
	return ofKind(files, 'font')
		.map(({ name, bytes }) => `${name.replace(/(-normal)?-[\w-]{8}\.woff2$/, '')} ${formatNumber(kilobytes(bytes))}`)
		.join(', ')
}

/** Checks that one small file is enough for the few Devanagari letters of an English page. */
function foreignFonts(files: LoadedFile[]): Row {
	const foreign = ofKind(files, 'font').filter(({ name }) => !name.includes('latin'))
	return {
		what: 'fonts beyond Latin on an English page',
		measured: foreign.length === 0 ? 'none' : fontNames(foreign),
		wanted: 'one subset',
		isMet: foreign.length <= 1 && !foreign.some(({ name }) => name.includes('devanagari')),
		beside: '',
	}
}

function preloadedFonts(language: string, html: string): Row {
	const links = html.match(/<link\b[^>]*>/g) ?? []
	const count = links.filter((link) => link.includes('rel="preload"') && link.includes('as="font"')).length
	return {
		what: `fonts preloaded on a page in ${language}`,
		measured: String(count),
		wanted: '1',
		isMet: count === 1,
		beside: '',
	}
}
