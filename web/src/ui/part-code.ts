/**
 * Holds the code of one lazy part (`lazy-part.tsx`), which is asked for once, again after a failure, and on the server before the
 * page is rendered with it.
 */
import type { ComponentType } from 'react'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { documentLanguage } from '#web/lib/language.tsx'
import { loadMessages } from '#web/lib/messages.ts'

export type Found<P> = { Part: ComponentType<P> } | { error: unknown }

export interface PartCode<P> {
	/** Names its module, from the folder of the web: the server finds the styles of the part by it (web/part-styles.ts). */
	file: string
	/** The part is null on the server until `loadParts` has run. */
	Part: ComponentType<P> | null
	/** Imports it. @throws when it cannot be had; the next call asks anew */
	load(): Promise<ComponentType<P>>
	/**
	 * Returns the same promise each time, for React to wait for; it is never rejected.
	 *
	 * @param isDrawn whether the server has drawn the part: its drawing stands for as long as the network is away
	 */
	find(isDrawn: boolean): Promise<Found<P>>
	/** Is called after a failure, so that `find` asks anew. */
	forget(): void
}

const declared = new Set<PartCode<never>>()

export function partCode<P>(file: string, fetchPart: () => Promise<ComponentType<P>>): PartCode<P> {
	let finding: Promise<Found<P>> | null = null
	const search = (isDrawn: boolean): Promise<Found<P>> => {
		const loading = isDrawn ? keepTrying(code.load) : tryTwice(code.load)
		return loading.then(
			(Part) => ({ Part }),
			(error: unknown) => ({ error }),
		)
	}
	const code: PartCode<P> = {
		file,
		Part: null,
		async load() {
			const Part = await fetchPart()
			// The server loads the texts of all parts in the language of the page.
			if (!import.meta.env.SSR) await loadMessages(documentLanguage())
			code.Part = Part
			return Part
		},
		find(isDrawn) {
			finding ??= code.Part ? known({ Part: code.Part }) : search(isDrawn)
			return finding
		},
		forget() {
			finding = null
		},
	}
	if (import.meta.env.SSR) declared.add(code as PartCode<never>)
	return code
}

const RETRY_MILLISECONDS = 1000

/** Tries again at once: on a patchy network the second try is often answered. */
async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load()
	} catch {
		await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
		return load()
	}
}

/** Marks it as React marks what it has waited for: it is shown at once, without a turn of waiting. */
function known<T>(value: T): Promise<T> {
	return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

const drawn = new Set<PartCode<never>>()

/** Notes on the server that the page being rendered shows this part. */
export function noteDrawn<P>(code: PartCode<P>): void {
	drawn.add(code as PartCode<never>)
}

/** Loads all parts before the server renders: rendering does not wait, and a page can be rendered only once. */
export async function loadParts(): Promise<void> {
	for (;;) {
		const missing = [...declared].filter(({ Part }) => Part === null)
		if (missing.length === 0) return
		await Promise.all(missing.map((code) => code.load()))
	}
}

/** @param render renders a page in one go: the parts that are noted meanwhile are those of this page */
export function renderWithParts(render: () => string): { page: string; files: string[] } {
	drawn.clear()
	const page = render()
	return { page, files: [...drawn].map(({ file }) => file) }
}
