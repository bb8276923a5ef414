// Writes the compressed copies of every asset that the server sends as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('../dist/client', import.meta.url))

for (const file of await readdir(root, { recursive: true })) {
	if (!/\.(js|css|svg|html|json|txt)$/.test(file)) continue
	const body = await readFile(`${root}/${file}`)
	await writeFile(`${root}/${file}.br`, brotliCompressSync(body))
	await writeFile(`${root}/${file}.gz`, gzipSync(body, { level: 9 }))
}
