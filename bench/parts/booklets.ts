import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
	isSigned,
	newBookletSecret,
	parseBookletCode,
} from '../../server/src/features/answer-copies/booklet/booklet-code.ts'
import { createPagePictures } from '../../server/src/platform/page-pictures/create-page-pictures.ts'
import { createWorkerProcess } from '../../server/src/platform/worker-process.ts'
import { type GreyPage, photographPage, shakyCamera } from '../../server/src/testing/photographs/photograph-page.ts'
import { printBooklet, printPages, writeOn } from '../../server/src/testing/photographs/print-pages.ts'
import { type Random, randomNumbers } from '../../server/src/testing/photographs/random-numbers.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import { type PlaceablePage, placePages } from '../../shared/src/answer-copies/place-pages.ts'
import type { CodesRead, CodesTask } from '../load/read-page-codes.ts'
import { median } from '../load/statistics.ts'
import { formatNumber, information, type Row } from '../report/row.ts'
import { temporaryFolder } from '../servers/temporary-folder.ts'

const program = new URL('../load/read-page-codes.ts', import.meta.url)
const PAGES = 12
/** Baselines are read of every so manieth round. */
const BASELINE_EVERY = 5

const booklet = {
	...{ id: '7K3M9PQRSTVW', userId: 'learner', questionId: 'groundwater-and-governance', day: '2026-11-30' },
	...{ pages: PAGES, secret: newBookletSecret(), createdAt: new Date() },
}

interface Photo {
	/** Counts from 1. */
	page: number
	turn: number
	content: Buffer
}

interface Tally {
	photos: number
	read: number
	/** Are pages for which another one was taken. */
	wrong: number
	rounds: number
	placedRounds: number
	baselinePhotos: number
	oneCode: number
	quick: number
}

/**
 * Photographs the twelve pages of a booklet, shuffled and turned, as a phone on a table would, and counts how many find their places.
 * Whoever prints one code a page, or looks for it the quick way, is the baseline.
 */
export async function measureBooklets(rounds: number): Promise<Row[]> {
	const printed = await printPages(await printBooklet(booklet, 'भूजल संकट जितना भूविज्ञान का विषय है, उतना ही शासन का भी।'))
	const random = randomNumbers(28)
	const written = await Promise.all(printed.map((page) => writeOn(page, random)))
	const limits = { env: {}, timeLimitMilliseconds: 60_000, idleMilliseconds: 60_000 }
	const reader = createWorkerProcess<CodesTask, CodesRead>({ program, ...limits }, silentLog)
	const counted: Tally = {
		photos: 0,
		read: 0,
		wrong: 0,
		rounds: 0,
		placedRounds: 0,
		baselinePhotos: 0,
		oneCode: 0,
		quick: 0,
	}
	const milliseconds = await timeOfPages(written, random)
	for (let round = 0; round < rounds; round++) {
		const photos: Photo[] = []
		for (const index of shuffled(random)) {
			const page = written[index]
			const camera = shakyCamera(random)
			if (page) photos.push({ page: index + 1, turn: camera.turn, content: await photographPage(page, camera, random) })
		}
		await placeRound(reader.ask, photos, counted)
	}
	await reader.end()
	return [...rowsOf(counted), information('time to make one page readable', `${formatNumber(median(milliseconds))} ms`)]
}

/** Takes the whole way of the product: all pictures of a page are made. */
async function timeOfPages(written: readonly GreyPage[], random: Random): Promise<number[]> {
	const pictures = createPagePictures(silentLog)
	const times: number[] = []
	for (const page of written) {
		const path = keepPhoto(await photographPage(page, shakyCamera(random), random))
		const startedAt = performance.now()
		await pictures.read(path, { maxPages: 1, owner: 'learner' })
		times.push(performance.now() - startedAt)
		rmSync(path)
	}
	await pictures.close()
	return times
}

function keepPhoto(content: Buffer): string {
	const path = join(temporaryFolder(), 'page.jpg')
	writeFileSync(path, content)
	return path
}

function shuffled(random: Random): number[] {
	const order = Array.from({ length: PAGES }, (_, index) => ({ index, by: random() }))
	return order.toSorted((one, other) => one.by - other.by).map(({ index }) => index)
}

type Read = (task: CodesTask) => Promise<CodesRead>

async function placeRound(read: Read, photos: readonly Photo[], counted: Tally): Promise<void> {
	const pages: PlaceablePage[] = []
	for (const [index, photo] of photos.entries()) {
		const page = await readPhoto(read, photo, counted)
		pages.push({ pageId: String(index), code: page === null ? null : { belongs: 'here', page } })
	}
	counted.rounds += 1
	const order = placePages(pages).order.map((pageId) => photos[Number(pageId)]?.page)
	const isWhole = pages.every(({ code }) => code !== null)
	if (isWhole && order.every((page, index) => page === index + 1)) counted.placedRounds += 1
}

/** @returns the page that its codes say; null where none was read */
async function readPhoto(read: Read, photo: Photo, counted: Tally): Promise<number | null> {
	const withBaselines = counted.rounds % BASELINE_EVERY === 0
	const path = keepPhoto(photo.content)
	const answer = await read({ path, uprightTurn: withBaselines ? turnBack(photo) : null })
	rmSync(path)
	const page = pageOf(answer.codes)
	if (page !== null && (page !== photo.page || answer.turn !== turnBack(photo))) counted.wrong += 1
	if (page === photo.page) counted.read += 1
	if (withBaselines) countBaselines(photo, answer, counted)
	counted.photos += 1
	return page
}

function countBaselines({ page }: Photo, { oneCode, quick }: CodesRead, counted: Tally): void {
	counted.baselinePhotos += 1
	if (pageOf(oneCode) === page) counted.oneCode += 1
	if (pageOf(quick) === page) counted.quick += 1
}

const turnBack = ({ turn }: Photo) => (360 - turn) % 360

function pageOf(texts: readonly string[]): number | null {
	const codes = texts.flatMap((text) => parseBookletCode(text) ?? []).filter((code) => isSigned(code, booklet))
	return new Set(codes.map(({ page }) => page)).size === 1 ? (codes[0]?.page ?? null) : null
}

function rowsOf(counted: Tally): Row[] {
	const { photos, read, wrong, rounds, placedRounds, baselinePhotos, oneCode, quick } = counted
	const share = (part: number, whole: number) => `${formatNumber((part / whole) * 100)} % (${part} of ${whole})`
	const beside = `with one code a page ${share(oneCode, baselinePhotos)}; looked for the quick way ${share(quick, baselinePhotos)}`
	const placed = 'photographed pages of a booklet that find their places'
	return [
		{ what: placed, measured: share(read, photos), wanted: '≥ 99 %', isMet: read / photos >= 0.99, beside },
		{
			what: 'photographed pages that are taken for another one, or turned wrongly',
			measured: String(wrong),
			wanted: '0',
			isMet: wrong === 0,
			beside: `${photos} pages`,
		},
		{
			what: 'rounds of twelve shuffled pages in their order, none left to be asked for',
			measured: share(placedRounds, rounds),
			wanted: '≥ 99 %',
			isMet: placedRounds / rounds >= 0.99,
			beside: '',
		},
	]
}
