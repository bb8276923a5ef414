import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { profileMessages } from './messages.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { useUpdateViewer } from './use-update-viewer.ts'

/** Both throw what the call throws. */
export function usePictureCalls() {
	const m = useMessages(profileMessages)
	const api = useSignedInApi('profile')
	const update = useUpdateViewer()
	const { show } = useToast()
	const [busyWith, setBusyWith] = useState<'upload' | 'remove' | null>(null)
	const busy = async (kind: 'upload' | 'remove', work: () => Promise<void>) => {
		setBusyWith(kind)
		try {
			await work()
		} finally {
			setBusyWith(null)
		}
	}
	return {
		busyWith,
		upload: (file: File) =>
			busy('upload', async () => {
				const body = new FormData()
				body.append('file', await shrinkPicture(file), file.name)
				const { data } = await api('POST /api/user/profile-picture', { body })
				update({ profilePicture: data.fileUrl })
				show({ title: m.pictureSaved, kind: 'ok' })
			}),
		remove: () =>
			busy('remove', async () => {
				const { data } = await api('DELETE /api/user/profile-picture')
				update(data)
				show({ title: m.pictureRemoved, kind: 'ok' })
			}),
	}
}
