import type { Kind } from '@aravalli/shared/content/kind'
import { useMemo } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { plusIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { DeskBody } from '../desk-body.tsx'
import { newItemLink } from '../desk-links.ts'
import { DeskTop } from '../desk-top.tsx'
import { TransferLinks } from '../transfer/transfer-links.tsx'
import { DeskListSection } from './desk-list-section.tsx'
import { readDeskSearch } from './desk-search.ts'
import { DeskTabs } from './desk-tabs.tsx'
import { DeskToolbar } from './desk-toolbar.tsx'
import { messages as listMessages } from './messages.en.ts'

interface DeskListPageProps {
	api: ApiClient
	kind: Kind
	/** Is the query of the address as it is written. */
	query: Record<string, unknown>
}

/** Shows what there is of a kind, as its editors work on it. */
export function DeskListPage({ api, kind, query }: DeskListPageProps) {
	const m = useMessages(listMessages)
	const title = kind.names[useLanguage()]
	const asked = useMemo(() => readDeskSearch(kind, query), [kind, query])
	return (
		<DeskBody
			api={api}
			place={kind.name}
			top={
				<DeskTop
					trail={[{ label: title }]}
					title={title}
					actions={
						<>
							<TransferLinks type={kind.name} asked={asked} />
							<PageLink link={newItemLink(kind.name)} className={buttonClass({ variant: 'primary', isCompact: true })}>
								<Icon path={plusIcon} />
								{m.newItem}
							</PageLink>
						</>
					}
				>
					<DeskTabs api={api} kind={kind} asked={asked} />
					<DeskToolbar kind={kind} asked={asked} />
				</DeskTop>
			}
		>
			<DeskListSection api={api} kind={kind} asked={asked} />
		</DeskBody>
	)
}
