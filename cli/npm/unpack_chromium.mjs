import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Unpacks Chromium's headless shell of the packages into the folder that is named, anew, and a `start.sh` last, which
 * gives it the libraries and the font that come with it and a bare system lacks.
 */
const folder = process.argv[2]
if (!folder) throw new Error('Name the folder.')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

/** The package unpacks into the folder for temporary files. */
process.env.TMPDIR = folder
const { default: chromium, inflate } = await import('@sparticuz/chromium')
await chromium.executablePath()
await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))))

const fonts =
  '<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir prefix="relative">fonts</dir>'
writeFileSync(`${folder}/fonts.conf`, `<fontconfig>${fonts}</fontconfig>\n`)
const start = `#!/bin/sh
here=\${0%/*}
LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf" exec "$here/chromium" "$@"
`
writeFileSync(`${folder}/start.sh`, start, { mode: 0o755 })
