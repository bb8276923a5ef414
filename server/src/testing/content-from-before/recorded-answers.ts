import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { type Language, pageLanguageHeader } from '@aravalli/shared/language'
import { DEMO_PASSWORD } from '../../features/accounts/seed-accounts.ts'
import { signIn } from '../build-account.ts'
import { openBrowser, type TestBrowser } from '../open-browser.ts'
import type { TestApp } from '../start-app.ts'
import { packed, unpacked } from './packed.ts'

const file = new URL('answers.json.br', import.meta.url)

/** It is true where the answers are to be written down anew instead of being compared. */
export const isRecording = Boolean(process.env.RECORD_ANSWERS)

/** It was this moment when the answers were recorded: what is 'today' and what has run out depends on it. */
export const recordedAt = new Date('2026-11-26T06:00:00Z')

/** Reads the addresses as these; null: without an account. */
const readers = {
	anonymous: null,
	learner: 'subscriber@example.com',
	editor: 'content@example.com',
} as const satisfies Record<string, string | null>

type ReaderName = keyof typeof readers

/** Names a reader and a language, as in 'learner hindi'. */
export type Reading = `${ReaderName} ${Language}`

export interface RecordedAnswer {
	status: number
	contentType: string | null
	/** Names the file where it is one. */
	disposition: string | null
	/** Is JSON as a value, another text as it is; null for pictures and PDF files. */
	body: unknown
}

export interface RecordedAddress {
	address: string
	/** Whoever was answered the same is named together. */
	answers: { readings: Reading[]; answer: RecordedAnswer }[]
}

export type Ask = (address: string, reading: Reading) => Promise<RecordedAnswer>

/** Lists the addresses in the order in which they were asked; the last ones count downloads. */
export function readRecorded(): RecordedAddress[] {
	return JSON.parse(unpacked(readFileSync(file)))
}

export function storeRecorded(recorded: RecordedAddress[]): void {
	writeFileSync(file, packed(JSON.stringify(recorded)))
}

export async function recordAddress(ask: Ask, address: string, readings: Reading[]): Promise<RecordedAddress> {
	const answers: RecordedAddress['answers'] = []
	for (const reading of readings) {
		const answer = await ask(address, reading)
		const same = answers.find((other) => isDeepStrictEqual(other.answer, answer))
		if (same) same.readings.push(reading)
		else answers.push({ readings: [reading], answer })
	}
	return { address, answers }
}

/** Signs the readers in. */
export async function openReaders(test: Pick<TestApp, 'app'>): Promise<Ask> {
	const browsers = new Map<string, TestBrowser>()
	for (const [name, email] of Object.entries(readers)) {
		browsers.set(name, email === null ? openBrowser(test) : await signIn(test, { email }, DEMO_PASSWORD))
	}
	return async (address, reading) => {
		const [name = '', language = ''] = reading.split(' ')
		const browser = browsers.get(name)
		if (!browser) throw new Error(`nobody is called ${name}`)
		const answer = await browser.get(address, { [pageLanguageHeader]: language })
		const contentType = answer.headers['content-type']?.toString() ?? null
		return {
			status: answer.statusCode,
			contentType,
			disposition: answer.headers['content-disposition']?.toString() ?? null,
			body: bodyOf(answer.body, contentType),
		}
	}
}

function bodyOf(body: string, contentType: string | null): unknown {
	if (contentType?.startsWith('application/json')) return JSON.parse(body)
	return /^(image\/|application\/pdf)/.test(contentType ?? '') ? null : body
}
