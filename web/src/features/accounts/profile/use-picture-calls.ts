import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { shrinkPicture } from '#web/lib/shrink-picture.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as profileMessages } from './messages.en.ts'
import { useUpdateViewer } from './use-update-viewer.ts'

/** A picture is sent larger than any place that shows it; the server makes it smaller still. */
const sentSize = { maxPixels: 1_024, maxBytes: 300_000 }

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
				body.append('file', await shrinkPicture(file, sentSize), file.name)
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
