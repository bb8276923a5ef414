import { readKey } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'
import type { ReactNode } from 'react'
import { ItemPage } from './item/item-page.tsx'
import { ListPage } from './list/list-page.tsx'
import type { LoadedKey } from './load-page.ts'
import { MissingInSection } from './missing-in-section.tsx'
import type { Items } from './queries.ts'

interface KeyPageProps<S extends Section> {
	section: S
	/** Is the last part of the address. */
	at: string
	page: number | undefined
	/** The loader says this. */
	loaded: LoadedKey
	/** Shows an item. */
	children: (item: Items[S]) => ReactNode
}

/** Shows a paper's list, or one item, as the address has it. */
export function KeyPage<S extends Section>({ section, at, page, loaded, children }: KeyPageProps<S>) {
	const meant = readKey(section, at)
	if (!meant || loaded.isMissing) return <MissingInSection section={section} />
	if ('paper' in meant) return <ListPage section={section} paper={meant.paper} page={page} failure={loaded.failure} />
	return (
		<ItemPage section={section} id={meant.id} failure={loaded.failure} isLate={loaded.isLate ?? false}>
			{children}
		</ItemPage>
	)
}
