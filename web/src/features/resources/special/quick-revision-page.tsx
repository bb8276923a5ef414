import { quickRevisionGroup } from '@aravalli/shared/resources/resource'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { LoginCard } from '../login-card.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { groupQuery } from '../queries.ts'
import { ResourceFrame } from '../resource-frame.tsx'
import { quickRevisionPath } from '../resources-links.ts'
import { GroupSection } from './group-section.tsx'

export function QuickRevisionPage() {
	const { quickRevision } = useMessages(resourceMessages)
	if (!useViewer()) return <LoginCard path={quickRevisionPath} />
	return (
		<ResourceFrame {...quickRevision} isBelow>
			<Group />
		</ResourceFrame>
	)
}

function Group() {
	const api = useSignedInApi(quickRevisionPath.slice(1))
	const query = useQuery(groupQuery(api, useLanguage(), quickRevisionGroup))
	return <ListFrame query={query}>{({ data }) => <GroupSection group={data} isAlone />}</ListFrame>
}
