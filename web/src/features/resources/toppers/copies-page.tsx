import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { LoginCard } from '../login-card.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { ResourceFrame } from '../resource-frame.tsx'
import { copiesPath } from '../resources-links.ts'
import { CopiesList } from './copies-list.tsx'

export function CopiesPage() {
	const { copies } = useMessages(resourceMessages)
	if (!useViewer()) return <LoginCard path={copiesPath} />
	return (
		<ResourceFrame title={copies.title} subtitle={copies.subtitle} isBelow>
			<CopiesList page={copiesPath.slice(1)} />
		</ResourceFrame>
	)
}
