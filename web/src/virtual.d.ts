declare module 'virtual:titles' {
  const titles: import('./titles').Title[]
  export default titles
}

declare module 'virtual:python' {
  const parts: import('./local/wire').Part[]
  export default parts
}

declare module 'virtual:examples' {
  const examples: import('./notebook/examples').Example[]
  export default examples
}

declare module 'pyodide/pyodide.asm.mjs' {
  const create: import('pyodide').PyodideConfig['createPyodideModule']
  export default create
}
