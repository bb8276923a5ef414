import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MarkupSize, markupSize } from '../load/markup-size.ts'
import { type Rounds, requestRates } from '../load/request-rates.ts'
import { acceptAll, notStored, storedBody } from '../load/stored-page.ts'
import { type Row, rateFloor } from '../report/row.ts'
import { storedFloors } from '../report/stored-floors.ts'
import { startBaseline, startNextPage } from '../servers/baselines.ts'
import { serverCore } from '../servers/cores.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import { temporaryFolder } from '../servers/temporary-folder.ts'

const list = '/answer-writing-practice'
/** The two pages to compare may differ by this share of their elements and classes. */
const markupTolerance = 0.02

/** Measures the list page, stored and rendered, beside a bare route and a Next.js page. */
export async function measurePages(databases: Databases | null, rounds: Rounds): Promise<Row[]> {
	const databaseUrl = (await databases?.create()) ?? null
	const product = await startProduct({ databaseUrl, isDemo: true, core: serverCore })
	const { bodyFile, questionsFile, size } = await takeContent(product.origin)
	const bare = await startBaseline('stored-body', bodyFile)
	const next = await startNextPage(questionsFile)
	const nextSize = markupSize(await textOf(next.origin))
	mustBeAlike(size, nextSize)
	const { stored, rendered, route, nextPage } = await requestRates(
		{
			route: { url: bare.origin, headers: acceptAll, pid: bare.pid },
			stored: { url: product.origin + list, headers: acceptAll, pid: product.pid },
			rendered: { url: product.origin + notStored(list), headers: acceptAll, pid: product.pid },
			nextPage: { url: next.origin, headers: acceptAll, pid: next.pid },
		},
		rounds,
	)
	await Promise.all([product, bare, next].map((server) => server.stop()))
	return [
		...storedFloors('list', { stored, rendered, route }),
		rateFloor({
			what: 'list page rendered for each request',
			rates: rendered,
			baseline: `Next.js page of ${nextSize.elements} elements (ours: ${size.elements})`,
			baselineRates: nextPage,
			atLeast: 2.5,
			as: 'times',
		}),
	]
}

/** Gives the baselines the same to send: the stored body for the bare route, the questions for the Next.js page. */
async function takeContent(origin: string) {
	const questionsFile = join(temporaryFolder(), 'questions.json')
	await writeFile(questionsFile, await textOf(`${origin}/api/content${list}`))
	const bodyFile = await storedBody(origin, list)
	return { bodyFile, questionsFile, size: markupSize(await textOf(origin + notStored(list))) }
}

async function textOf(url: string): Promise<string> {
	const response = await fetch(url)
	return response.text()
}

function mustBeAlike(ours: MarkupSize, theirs: MarkupSize): void {
	for (const key of ['elements', 'classes'] as const) {
		const difference = Math.abs(ours[key] - theirs[key]) / ours[key]
		if (difference > markupTolerance) {
			throw new Error(
				`The list page has ${ours[key]} ${key} and the Next.js page ${theirs[key]}: make them alike again.`,
			)
		}
	}
}
