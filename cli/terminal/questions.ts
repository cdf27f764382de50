/** Only a person at a terminal can answer. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY
}

export async function askYesOrNo(message: string): Promise<boolean> {
  const prompt = await promptOnStderr()
  const { answer } = await prompt<{ answer: boolean }>([
    { type: 'confirm', name: 'answer', message, default: false },
  ])
  return answer
}

export async function askText(message: string): Promise<string> {
  const prompt = await promptOnStderr()
  const { answer } = await prompt<{ answer: string }>([{ type: 'input', name: 'answer', message }])
  return answer.trim()
}

/** Shown as it is typed to nobody. */
export async function askSecret(message: string): Promise<string> {
  const prompt = await promptOnStderr()
  const { answer } = await prompt<{ answer: string }>([
    { type: 'password', name: 'answer', message, mask: '*' },
  ])
  return answer
}

/** The answer's own channel stays free for data. */
async function promptOnStderr() {
  const { default: inquirer } = await import('inquirer')
  return inquirer.createPromptModule({ output: process.stderr })
}
