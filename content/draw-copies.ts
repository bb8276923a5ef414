/**
 * Draws the pages of the demo's answer copies (content/answer-copies) as if they had been written by hand and photographed, and notes where
 * each line lies, because marks are set on lines. Run by hand after a line has changed. It wants /usr/bin/chromium, which nothing else does:
 *
 *   node content/draw-copies.ts [name of a copy …]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { answerPage, PAGE_HEIGHT, PAGE_WIDTH } from './copies/answer-page.ts'

const folder = fileURLToPath(new URL('answer-copies', import.meta.url))
const linesFile = join(folder, 'lines', 'lines.json')

/** Are the left end, the right end and the baseline of each line, in pixels of the page. */
type DrawnLines = [left: number, right: number, baseline: number][]

const hand = readFileSync(
	createRequire(import.meta.url).resolve('@expo-google-fonts/kalam/400Regular/Kalam_400Regular.ttf'),
)

const names = readdirSync(folder)
	.filter((file) => file.endsWith('.json'))
	.map((file) => basename(file, '.json'))
const wanted = process.argv.length > 2 ? process.argv.slice(2) : names

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: PAGE_WIDTH, height: PAGE_HEIGHT } })
const drawn: Record<string, DrawnLines[]> = JSON.parse(readFileSync(linesFile, 'utf8'))
for (const name of wanted) {
	const { pages } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { pages: string[][] }
	drawn[name] = []
	for (const [index, lines] of pages.entries()) {
		await page.setContent(answerPage({ lines, number: index + 1, count: pages.length, hand: hand.toString('base64') }))
		await page.evaluate(() => document.fonts.ready.then(() => undefined))
		const path = join(folder, 'pages', `${name}-${index + 1}.jpg`)
		await page.screenshot({ path, type: 'jpeg', quality: 62 })
		drawn[name].push(await placesOfLines(page))
	}
}
await browser.close()
writeFileSync(linesFile, `${JSON.stringify(drawn, null, '\t')}\n`)

/** Reads where the browser has put each line. */
function placesOfLines(drawnPage: Page): Promise<DrawnLines> {
	return drawnPage.evaluate(() =>
		[...document.querySelectorAll('p')].map((line) => {
			const range = document.createRange()
			range.selectNodeContents(line)
			const { left, right } = range.getBoundingClientRect()
			return [Math.round(left), Math.round(right), Number(line.dataset.baseline)] as [number, number, number]
		}),
	)
}
