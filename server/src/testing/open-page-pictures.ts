import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import {
	createPagePictures,
	type PagePicturesLimits,
	pagePicturesLimits,
} from '../platform/page-pictures/create-page-pictures.ts'
import type { PagePictures, ReadPage } from '../platform/page-pictures/page-pictures.ts'
import { type LogLine, recordingLog } from './recording-log.ts'

export interface TestPagePictures {
	/** Opens one that is closed after the tests of the file; those that were opened with other limits, after the test. */
	open(limits?: Partial<PagePicturesLimits>): PagePictures
	fileOf(content: Buffer): Promise<string>
	read(content: Buffer, pictures?: PagePictures): Promise<ReadPage[]>
	/** Tells what those that were opened last have said. */
	lines(): LogLine[]
}

/** Prepares a file of tests for makers of pages, with a folder for what is sent. */
export function preparePagePictures(): TestPagePictures {
	let folder: string
	let files = 0
	let lines: LogLine[] = []
	let usual: PagePictures | undefined
	let others: PagePictures[] = []

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'aravalli-pages-'))
	})
	afterEach(async () => {
		await Promise.all(others.map((pictures) => pictures.close()))
		others = []
	})
	afterAll(async () => {
		await usual?.close()
		await rm(folder, { recursive: true, force: true })
	})

	function make(limits: Partial<PagePicturesLimits>): PagePictures {
		const recorded = recordingLog()
		lines = recorded.lines
		return createPagePictures(recorded.log, { ...pagePicturesLimits, ...limits })
	}

	function open(limits?: Partial<PagePicturesLimits>): PagePictures {
		if (!limits) {
			usual ??= make({})
			return usual
		}
		const pictures = make(limits)
		others.push(pictures)
		return pictures
	}

	async function fileOf(content: Buffer): Promise<string> {
		const path = join(folder, String(files++))
		await writeFile(path, content)
		return path
	}

	return {
		open,
		fileOf,
		read: async (content, pictures = open()) => pictures.read(await fileOf(content), { maxPages: 12, owner: 'asha' }),
		lines: () => lines,
	}
}
