import type { ReactNode } from 'react'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ContentPart } from '#web/ui/content-part.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as strategyMessages } from './messages.en.ts'
import type { ContentQuery } from './queries.ts'

interface ContentSectionProps<T> {
	query: ContentQuery<T>
	/** Names what the server could not have while it made the page; the browser asks once more by itself. */
	failure: string | undefined
	/** Names what is asked for, in the sentence that says that there is none. */
	name: string
	/** Is the address of the page as it stands: without JavaScript it is asked for again. */
	address: LinkTarget
	children: (items: T[]) => ReactNode
}

/** Shows a list of the API's that is on its way, failed, empty or there. */
export function ContentSection<T>({ query, failure, name, address, children }: ContentSectionProps<T>) {
	const m = useMessages(strategyMessages)
	return (
		<ContentPart
			query={query}
			failure={failure}
			address={address}
			texts={m}
			isEmpty={(items) => items.length === 0}
			empty={(again) => (
				<Sheet>
					<EmptyState as="h2" title={m.emptyTitle} text={m.emptyText(name)} action={again(m.refresh)} />
				</Sheet>
			)}
			// This tells whoever develops it which tab is shown, and how much there is of it.
			debug={(items) => ({ active: name, items: items?.length ?? 0 })}
		>
			{children}
		</ContentPart>
	)
}
