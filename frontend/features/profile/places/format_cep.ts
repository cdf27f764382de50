/** 13010-001, as post offices print it; anything but eight digits comes back unchanged. */
export function formatCep(cep: string): string {
  return cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')
}
