"""Replaces e-mail addresses in what the model is shown."""

import json
import re
import sys

ADDRESS = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")

request = json.load(sys.stdin)
output = request["output"]
# A structured output is searched as its text: an address in it is text as well.
text = output if isinstance(output, str) else json.dumps(output)
masked, found = ADDRESS.subn("(address)", text)

if found:
    shown = masked if isinstance(output, str) else json.loads(masked)
    answer = {"decision": "replace", "output": shown, "reason": f"{found} addresses masked"}
else:
    answer = {"decision": "allow"}
json.dump(answer, sys.stdout)
