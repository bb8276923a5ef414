// @module-tag one-run
import { AppError } from '@aravalli/shared/errors'
import { afterEach, describe, expect, it } from 'vitest'
import { recordingLog } from '../../testing/recording-log.ts'
import {
	accountCaller,
	bookLimits,
	createPdfRenderer,
	defaultLimits,
	type PdfCaller,
	type PdfLimits,
	type PdfRenderer,
} from './pdf-renderer.ts'

const titled = '#set document(title: "Test")\n'
const simple = `${titled}#sys.inputs.text`
/** Setting this would take minutes. */
const endless = '#let x = 0\n#for i in range(10000) { for j in range(10000) { x = x + 1 } }\n#x'
/** The allocation fails, and native code answers that by aborting its process. */
const crashing = '#("a" * 9000000000000)'

const overloaded = new AppError('server.overloaded')
const asha = accountCaller('asha')
const open: PdfRenderer[] = []

function startRenderer(limits: Partial<PdfLimits> = {}) {
	const { log, lines } = recordingLog()
	const renderer = createPdfRenderer(log, {
		maxDocuments: 100,
		maxDocumentsOfAccount: 100,
		timeLimitMilliseconds: 10_000,
		idleMilliseconds: 60_000,
		...limits,
	})
	open.push(renderer)
	return { renderer, lines }
}

afterEach(async () => {
	await Promise.all(open.splice(0).map((renderer) => renderer.close()))
})

function fontsIn(pdf: Buffer): string[] {
	const names = pdf.toString('latin1').matchAll(/\/BaseFont ?\/[A-Z]{6}\+([\w-]+)/g)
	return [...new Set([...names].map(([, name = '']) => name))].sort()
}

describe('the PDF renderer', () => {
	it('makes an accessible PDF file without warnings', async () => {
		const { renderer, lines } = startRenderer()
		const pdf = await renderer.render(simple, { text: 'कृषि and culture' }, asha)
		expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
		expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
		expect(lines).toEqual([])
	})

	it('makes the same file from the same document', async () => {
		const { renderer } = startRenderer()
		const dated = `#set document(date: datetime(year: 2026, month: 11, day: 18))\n${simple}`
		const first = await renderer.render(dated, { text: 'once' }, asha)
		expect((await renderer.render(dated, { text: 'once' }, asha)).equals(first)).toBe(true)
	})

	// Breaks when `fallback: false` is missing: then the machine's own fonts come in.
	it('embeds its own fonts only, whatever the machine has', async () => {
		const { renderer, lines } = startRenderer()
		const everything = 'हिंदी Latin CO₂ ½ Ω العربية עברית 漢字 → ✓ 😀'
		expect(
			fontsIn(await renderer.render(`${titled}*#sys.inputs.text* #sys.inputs.text`, { text: everything }, asha)),
		).toEqual(['NotoSans-Regular', 'NotoSans-SemiBold', 'NotoSansDevanagari-Regular', 'NotoSansDevanagari-SemiBold'])
		expect(lines).toMatchObject([{ level: 'warn', message: 'a PDF was made with warnings' }])
	})

	it('refuses wrong source with the reason, and goes on', async () => {
		const { renderer } = startRenderer()
		await expect(renderer.render('#panic("no")', {}, asha)).rejects.toThrow('panicked with: "no"')
		await expect(renderer.render('#read("/etc/passwd")', {}, asha)).rejects.toThrow('file not found')
		expect(await renderer.render(simple, { text: 'next' }, asha)).toBeInstanceOf(Buffer)
	})

	it('loses one document and nothing else when native code crashes', async () => {
		const { renderer } = startRenderer()
		const [crashed, next] = await Promise.allSettled([
			renderer.render(crashing, {}, asha),
			renderer.render(simple, { text: 'next' }, asha),
		])
		expect(crashed).toMatchObject({
			status: 'rejected',
			reason: { message: expect.stringContaining('the PDF process ended') },
		})
		expect(next.status).toBe('fulfilled')
	})

	it('stops a document that takes too long, and goes on', async () => {
		// The next one has time to start a new process on a busy machine.
		const { renderer, lines } = startRenderer({ timeLimitMilliseconds: 8000 })
		const [late, next] = await Promise.allSettled([
			renderer.render(endless, {}, asha),
			renderer.render(simple, { text: 'next' }, asha),
		])
		expect(late).toMatchObject({ status: 'rejected', reason: overloaded })
		expect(next.status).toBe('fulfilled')
		expect(lines).toMatchObject([{ level: 'error', message: 'a PDF took too long' }])
	})

	it('refuses more documents than it may have in hand', async () => {
		const { renderer } = startRenderer({ maxDocuments: 3 })
		const results = await Promise.allSettled(
			['1', '2', '3', '4', '5'].map((text) => renderer.render(simple, { text }, asha)),
		)
		expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
		expect(results[4]).toMatchObject({ reason: overloaded })
		expect(await renderer.render(simple, { text: '6' }, asha)).toBeInstanceOf(Buffer)
	})

	it.each([
		['documents', defaultLimits],
		['books', bookLimits],
	])(
		'has two of %s of one account in hand, and sets those of others between them',
		async (_, { maxDocumentsOfAccount }) => {
			const { renderer } = startRenderer({ maxDocumentsOfAccount })
			const set: string[] = []
			const ask = (caller: PdfCaller) => renderer.render(simple, { text: '1' }, caller).then(() => set.push(caller.key))
			const school = { key: '10.0.0.1', isShared: true }
			const callers = [asha, asha, asha, accountCaller('meera'), school, school, school]
			const results = await Promise.allSettled(callers.map(ask))
			expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
				{ reason: { code: 'request.too-many-at-once' } },
			])
			expect(set).toEqual(['asha', 'asha', 'meera', '10.0.0.1', '10.0.0.1', '10.0.0.1'])
		},
	)

	it('starts again after its process has ended for want of work', async () => {
		const { renderer } = startRenderer({ idleMilliseconds: 1 })
		await renderer.render(simple, { text: '1' }, asha)
		await new Promise((resolve) => setTimeout(resolve, 100))
		expect(await renderer.render(simple, { text: '2' }, asha)).toBeInstanceOf(Buffer)
	})

	it('finishes what it has begun when it is closed, gives up what waits, and refuses what comes later', async () => {
		const { renderer } = startRenderer()
		const begun = renderer.render(simple, { text: 'begun' }, asha)
		const [waiting] = await Promise.allSettled([renderer.render(simple, { text: 'waits' }, asha), renderer.close()])
		expect(await begun).toBeInstanceOf(Buffer)
		expect(waiting).toMatchObject({ reason: overloaded })
		await expect(renderer.render(simple, { text: 'later' }, asha)).rejects.toEqual(overloaded)
	})

	it('can be closed without having been used', async () => {
		await startRenderer().renderer.close()
	})
})
