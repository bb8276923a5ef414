import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { groupsQuery } from '../queries.ts'
import frame from '../resource-frame.module.css'
import { type ResourcesPath, stageOf } from '../resources-links.ts'
import { GroupSection } from './group-section.tsx'

/** Shows all groups of booklets of our own. */
export function SpecialTab({ path }: { path: ResourcesPath }) {
	const m = useMessages(resourceMessages)
	const api = useSignedInApi(path.slice(1))
	const query = useQuery(groupsQuery(api, useLanguage(), stageOf(path)))
	return (
		<ListFrame query={query}>
			{({ data }) =>
				data.length === 0 ? (
					<Sheet>
						<EmptyState {...m.empty} />
					</Sheet>
				) : (
					<div className={frame.sections}>
						{data.map((group) => (
							<GroupSection key={group._id} group={group} />
						))}
					</div>
				)
			}
		</ListFrame>
	)
}
