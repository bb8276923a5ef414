import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface DemoItem {
	/** Is kind and id, such as `miq/lok-adalat-and-permanent-lok-adalat`. */
	name: string
	/** Is written as 'YYYY-MM-DD'; '' where an item has no date. */
	date: string
	title: string
	card: string
	body: string
	hindiTags: string[]
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const content = fileURLToPath(new URL('../../../../content', import.meta.url))
const kinds = ['answer-writing', 'miq', 'mains-practice', 'current-affairs', 'blogs', 'study-material']

/** What these hold is no text, or none that a search should find. */
const noText = new Set(['picture', 'pictureSmall', 'cover', 'paper', 'paperNo', 'paperCategory', 'difficulty', 'kind'])
const titles = new Set(['questionText', 'question', 'title', 'heading', 'topic'])
const cards = new Set(['tags', 'subCategory', 'subject', 'category', 'teaser', 'description'])

/** Reads all items of the demo content that a search finds, with the texts of both languages in each field. */
export function demoItems(): DemoItem[] {
	return kinds.flatMap((kind) =>
		readdirSync(join(content, kind), { recursive: true, encoding: 'utf8' })
			.filter((path) => path.endsWith('.json'))
			.map((path) =>
				itemOf(`${kind}/${basename(path, '.json')}`, JSON.parse(readFileSync(join(content, kind, path), 'utf8'))),
			),
	)
}

function itemOf(name: string, file: Record<string, Json>): DemoItem {
	const { english, hindi, parts, tags, ...others } = file
	// Only here stand title and card; a title further down is one of the body's own, such as that of a quiz question.
	const tops = [{ tags: tags ?? null, ...others }, english, hindi, ...(Array.isArray(parts) ? parts : [])]
	const fields = tops.flatMap((top) => Object.entries(isObject(top) ? top : {})).filter(([key]) => !noText.has(key))
	const text = (isWanted: (key: string) => boolean) =>
		fields.flatMap(([key, value]) => (isWanted(key) ? textsOf(value) : [])).join('\n')
	return {
		name,
		date: dateOf(file),
		title: text((key) => titles.has(key)),
		card: text((key) => cards.has(key)),
		body: text((key) => !titles.has(key) && !cards.has(key)),
		hindiTags: isObject(tags) ? textsOf(tags.hindi ?? null) : [],
	}
}

const isObject = (value: Json | undefined): value is { [key: string]: Json; hindi?: Json } =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

function dateOf({ publishedOn, writtenOn = publishedOn, daysAgo, year }: Record<string, Json>): string {
	if (typeof writtenOn === 'string') return writtenOn
	if (typeof daysAgo === 'number') return new Date(Date.UTC(2026, 10, 26 - daysAgo)).toISOString().slice(0, 10)
	return typeof year === 'number' ? `${year}-01-01` : ''
}

function textsOf(value: Json): string[] {
	if (typeof value === 'string') return [value.replace(/<[^>]+>/g, ' ')]
	if (value === null || typeof value !== 'object') return []
	return Object.entries(value).flatMap(([key, inner]) => (noText.has(key) ? [] : textsOf(inner)))
}
