import { readKey } from '@aravalli/shared/study-material/section'
import { type Section, sections } from '@aravalli/shared/study-sections'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import type { PageFailure, PageMissing } from '#web/lib/page-failure.ts'
import { loadRelated } from '../topics/public.tsx'
import { messages as studyMessages } from './messages.en.ts'
import { type FailingPart, failureTexts } from './part-texts.ts'
import { itemQuery, listQuery, papersQuery } from './queries.ts'

export interface LoadedKey extends PageFailure, PageMissing {
	/** Says that in the browser the page has opened before its content was there. */
	isLate?: true
}

export interface LoadedSelect extends LoadedKey {
	section: Section
}

/**
 * Makes a page's content ready. Where that fails the rest of the page stands, and says what failed.
 *
 * @throws a not-found for a name that is no section's
 */
export async function loadSelect({ queryClient, api, language }: PageContext, name: string): Promise<LoadedSelect> {
	const section = sections.find((known) => known === name)
	if (!section) throw notFound()
	const load = () => loadQuery(queryClient, papersQuery(api, language, section))
	return { section, ...(await failing({ language }, 'papers', load)) }
}

/** Missing are papers that the section does not have, and items that are not there. */
export async function loadKey(
	{ queryClient, api, language }: PageContext,
	section: Section,
	{ key, page }: { key: string; page: number | undefined },
): Promise<LoadedKey> {
	const meant = readKey(section, key)
	if (!meant) return { isMissing: true }
	if ('paper' in meant) {
		return failing({ language }, section, () =>
			loadQuery(queryClient, listQuery(api, language, { section, page, ...meant })),
		)
	}
	const related = loadRelated({ queryClient, api, language }, { kind: section, id: meant.id })
	const loaded = failing({ language }, section, () =>
		loadQuery(queryClient, itemQuery(api, language, section, meant.id)),
	)
	await related
	return loaded
}

async function failing(
	{ language }: Pick<PageContext, 'language'>,
	part: FailingPart,
	load: () => Promise<unknown>,
): Promise<LoadedKey> {
	try {
		return (await load()) === undefined ? { isLate: true } : {}
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return { isMissing: true }
		return { failure: failureText(error, failureTexts(await textsIn(studyMessages, language), part)) }
	}
}
