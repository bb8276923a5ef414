/**
 * Draws the videos of content/courses/lectures from their slides, and the documents of content/courses/materials from their texts; both lie
 * in content/courses/files. Run by hand after a slide has changed. It wants /usr/bin/chromium and ffmpeg, which nothing else does:
 *
 *   node content/draw-lectures.ts [name of a lecture or material …]
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { documentPage } from './lectures/document-page.ts'
import { type Slide, slidePage } from './lectures/slide-page.ts'

const courses = fileURLToPath(new URL('courses', import.meta.url))
const files = join(courses, 'files')

interface Lecture {
	minutes: number
	english: { title: string }
	hindi: { title: string }
	slides: Slide[]
}

const TITLE_SECONDS = 5
const FRAMES_A_SECOND = 5

async function drawLecture(
	browser: Browser,
	name: string,
	{ minutes, english, hindi, slides }: Lecture,
): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'lecture-'))
	const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
	const lecture = { english: english.title, hindi: hindi.title }
	const all = [null, ...slides]
	for (const [index, slide] of all.entries()) {
		await page.setContent(slidePage({ lecture, slide, index, count: all.length }))
		await page.evaluate(() => document.fonts.ready.then(() => undefined))
		await page.screenshot({ path: join(folder, `${index}.png`) })
	}
	await page.close()
	// The length that is shown is the video's own: what the title leaves is shared by the slides.
	const seconds = (minutes * 60 - TITLE_SECONDS) / slides.length
	const list = all.map((slide, index) => `file '${index}.png'\nduration ${slide ? seconds : TITLE_SECONDS}\n`).join('')
	writeFileSync(join(folder, 'list.txt'), `${list}file '${all.length - 1}.png'\n`)
	encode(join(folder, 'list.txt'), minutes * 60, join(files, `${name}.mp4`))
	rmSync(folder, { recursive: true })
}

/** Plays on every phone (H.264, 4:2:0), begins before it is whole (faststart), and can be moved through (a key frame each slide). */
function encode(list: string, seconds: number, target: string): void {
	const input = ['-f', 'concat', '-safe', '0', '-i', list, '-t', String(seconds), '-r', String(FRAMES_A_SECOND)]
	const coding = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'stillimage', '-crf', '30', '-pix_fmt', 'yuv420p']
	const form = ['-g', '60', '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-an']
	execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...coding, ...form, target])
}

async function drawDocument(browser: Browser, name: string, texts: Parameters<typeof documentPage>[0]): Promise<void> {
	const page = await browser.newPage()
	await page.setContent(documentPage(texts))
	await page.evaluate(() => document.fonts.ready.then(() => undefined))
	await page.pdf({ path: join(files, name), preferCSSPageSize: true, tagged: true })
	await page.close()
}

const wanted = process.argv.slice(2)
const read = (folder: string) =>
	readdirSync(join(courses, folder))
		.map((name) => ({
			name: basename(name, '.json'),
			file: JSON.parse(readFileSync(join(courses, folder, name), 'utf8')),
		}))
		.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

mkdirSync(files, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const { name, file } of read('lectures')) await drawLecture(browser, name, file)
for (const { file } of read('materials')) if (file.file) await drawDocument(browser, file.file, file)
await browser.close()
for (const name of readdirSync(files)) console.log(name, statSync(join(files, name)).size)
