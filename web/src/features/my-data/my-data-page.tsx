import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Note } from '#web/ui/note.tsx'
import ownPage from '#web/ui/own-page.module.css'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { ClosingSection } from './closing-section.tsx'
import { ExportSection } from './export-section.tsx'
import { KeptGroups } from './kept-groups.tsx'
import { messages as myDataMessages } from './messages.en.ts'
import type { MyDataView } from './my-data-view.ts'
import { myDataQuery } from './queries.ts'

/** Shows all that is kept about somebody, the way to take it home, and what closing the account would leave. */
export function MyDataPage({ view }: { view: MyDataView }) {
	const m = useMessages(myDataMessages)
	const query = useQuery(myDataQuery(useSignedInApi('my-data')))
	const top = (
		<>
			<Breadcrumb
				items={[
					{ label: m.home, link: { to: '/dashboard' } },
					{ label: m.profile, link: { to: '/profile' } },
					{ label: m.title },
				]}
			/>
			<PageHeading title={m.title}>{m.text}</PageHeading>
		</>
	)
	return (
		<PageBody top={top}>
			<div className={ownPage.sections}>
				{view.copy && <Note kind="warning">{m.links[view.copy]}</Note>}
				{query.data ? (
					<>
						<KeptGroups groups={query.data.data.groups} />
						<ExportSection newest={query.data.data.export} />
						<ClosingSection groups={query.data.data.groups} />
					</>
				) : (
					<QueryWait query={query} />
				)}
			</div>
		</PageBody>
	)
}
