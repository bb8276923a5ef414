export interface S3Place {
	/** Is the server's origin. */
	endpoint: string
	bucket: string
	/** Every key begins with this: it is empty, or a path that ends with a slash. */
	prefix: string
	/** Amazon's hosts name it; where it is null the client finds it where it finds the credentials. */
	region: string | null
}

/** Reads `https://host/bucket` or `https://host/bucket/prefix`; null for anything else. */
export function readS3Place(address: string): S3Place | null {
	if (!URL.canParse(address)) return null
	const { protocol, origin, pathname, hostname, username, search, hash } = new URL(address)
	const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
	const isPlain = /^https?:$/.test(protocol) && username === '' && search === '' && hash === ''
	if (!isPlain || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket) || !folders.every((name) => /^[\w.-]+$/.test(name)))
		return null
	const [, region = null] =
		/^s3[.-](?:dualstack\.)?([a-z]{2}[a-z\d-]*-\d)\.amazonaws\.com(?:\.cn)?$/.exec(hostname) ?? []
	return { endpoint: origin, bucket, prefix: folders.map((name) => `${name}/`).join(''), region }
}
