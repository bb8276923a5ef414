import type { ResourceGroup } from '@aravalli/shared/resources/contract'
import { quickRevisionGroup } from '@aravalli/shared/resources/resource'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useLanguage } from '#web/lib/language.tsx'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { groupQuery, groupsQuery } from '../queries.ts'
import frame from '../resource-frame.module.css'
import { quickRevisionPath, type ResourcesPath, resourcesLink, stageOf } from '../resources-links.ts'
import { GroupSection } from './group-section.tsx'

interface SpecialTabProps {
	path: ResourcesPath
	/** Names the group of which all booklets are shown. */
	whole: string | undefined
}

/** Shows all groups of booklets of our own. */
export function SpecialTab({ path, whole }: SpecialTabProps) {
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
						{data.map((group) =>
							group._id === whole ? (
								<WholeGroup key={group._id} path={path} group={group} />
							) : (
								<GroupSection key={group._id} group={group} all={allOf(path, group._id)} />
							),
						)}
					</div>
				)
			}
		</ListFrame>
	)
}

/** Quick revision has a page of its own. */
const allOf = (path: ResourcesPath, group: string): LinkTarget =>
	group === quickRevisionGroup ? linkOptions({ to: quickRevisionPath }) : resourcesLink(path, { group })

/** @param group has the first of its booklets, which are shown until all are there */
function WholeGroup({ path, group }: { path: ResourcesPath; group: ResourceGroup }) {
	const api = useSignedInApi(path.slice(1))
	const { data } = useQuery(groupQuery(api, useLanguage(), group._id, stageOf(path)))
	return <GroupSection group={data?.data ?? group} />
}
