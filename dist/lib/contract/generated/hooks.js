export const hooksValidator = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:basis-guard:hooks:1", "title": "Hooks", "description": "Programs that are asked about tool calls, before they run or after: .basis/hooks.json in the workspace, hooks.json in the operator's folder.", "type": "object", "additionalProperties": false, "required": ["schema"], "properties": { "$schema": { "title": "Where this schema lies", "description": "For editors; the guard does not read it.", "type": "string" }, "description": { "title": "What this file is for", "description": "For readers; the guard does not read it.", "type": "string" }, "schema": { "title": "Version of this format", "description": "Always 1.", "type": "integer", "const": 1 }, "hooks": { "title": "The hooks", "description": "Asked in this order; the operator's before the workspace's. Absent: none.", "type": "array", "items": { "$ref": "#/definitions/hook" } } }, "definitions": { "hook": { "title": "A hook", "description": "One program. It reads one JSON object on standard input and answers with one on standard output.", "type": "object", "additionalProperties": false, "required": ["name", "command"], "properties": { "name": { "title": "Name", "description": "How the hook is called in reports and in what the model reads. Need not be unique.", "type": "string", "minLength": 1 }, "description": { "title": "What this hook is for", "description": "For readers; the guard does not read it.", "type": "string" }, "command": { "title": "Program and arguments", "description": "Never meets a shell. A path with a folder in it is relative to the workspace's root; a bare name is looked up on PATH.", "type": "array", "examples": [["sh", ".basis/guard.sh"]], "minItems": 1, "items": [{ "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }], "additionalItems": { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" } }, "tools": { "title": "Tools", "description": "Exact names of the tools that this hook is asked about; spawn and files also stand for those tools under another name in some agent. Absent or null: every tool. Empty: none.", "type": ["array", "null"], "items": { "type": "string" } }, "event": { "title": "When it is asked", "description": "Before the call (pre_tool_use, the default) or after it (post_tool_use).", "type": "string", "enum": ["pre_tool_use", "post_tool_use"], "default": "pre_tool_use" }, "timeout_ms": { "title": "Deadline in milliseconds", "description": "Counts from before the program is started. Absent or null: 5000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 5000 }, "on_failure": { "title": "What a failure of the hook means", "description": "deny (the default): the call is denied. allow: the call goes on, and the failure is reported.", "type": "string", "enum": ["deny", "allow"], "default": "deny" } } } } };
const schema12 = { "title": "A hook", "description": "One program. It reads one JSON object on standard input and answers with one on standard output.", "type": "object", "additionalProperties": false, "required": ["name", "command"], "properties": { "name": { "title": "Name", "description": "How the hook is called in reports and in what the model reads. Need not be unique.", "type": "string", "minLength": 1 }, "description": { "title": "What this hook is for", "description": "For readers; the guard does not read it.", "type": "string" }, "command": { "title": "Program and arguments", "description": "Never meets a shell. A path with a folder in it is relative to the workspace's root; a bare name is looked up on PATH.", "type": "array", "examples": [["sh", ".basis/guard.sh"]], "minItems": 1, "items": [{ "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }], "additionalItems": { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" } }, "tools": { "title": "Tools", "description": "Exact names of the tools that this hook is asked about; spawn and files also stand for those tools under another name in some agent. Absent or null: every tool. Empty: none.", "type": ["array", "null"], "items": { "type": "string" } }, "event": { "title": "When it is asked", "description": "Before the call (pre_tool_use, the default) or after it (post_tool_use).", "type": "string", "enum": ["pre_tool_use", "post_tool_use"], "default": "pre_tool_use" }, "timeout_ms": { "title": "Deadline in milliseconds", "description": "Counts from before the program is started. Absent or null: 5000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 5000 }, "on_failure": { "title": "What a failure of the hook means", "description": "deny (the default): the call is denied. allow: the call goes on, and the failure is reported.", "type": "string", "enum": ["deny", "allow"], "default": "deny" } } };
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[^\\u0000]*$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { /*# sourceURL="urn:basis-guard:hooks:1" */ ; let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema")) {
            validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema11.required, parentSchema: schema11, data }];
            return false;
        }
        else {
            const _errs1 = errors;
            for (const key0 of Object.keys(data)) {
                if (!((((key0 === "$schema") || (key0 === "description")) || (key0 === "schema")) || (key0 === "hooks"))) {
                    validate10.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data }];
                    return false;
                    break;
                }
            }
            if (_errs1 === errors) {
                if (data.$schema !== undefined && func0.call(data, "$schema")) {
                    let data0 = data.$schema;
                    const _errs2 = errors;
                    if (typeof data0 !== "string") {
                        validate10.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.$schema.type, parentSchema: schema11.properties.$schema, data: data0 }];
                        return false;
                    }
                    var valid0 = _errs2 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.description !== undefined && func0.call(data, "description")) {
                        let data1 = data.description;
                        const _errs4 = errors;
                        if (typeof data1 !== "string") {
                            validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.description.type, parentSchema: schema11.properties.description, data: data1 }];
                            return false;
                        }
                        var valid0 = _errs4 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.schema !== undefined && func0.call(data, "schema")) {
                            let data2 = data.schema;
                            const _errs6 = errors;
                            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                                validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.schema.type, parentSchema: schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            if (1 !== data2) {
                                validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            var valid0 = _errs6 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.hooks !== undefined && func0.call(data, "hooks")) {
                                let data3 = data.hooks;
                                const _errs8 = errors;
                                if (errors === _errs8) {
                                    if (Array.isArray(data3)) {
                                        var valid1 = true;
                                        const len0 = data3.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                            let data4 = data3[i0];
                                            const _errs10 = errors;
                                            const _errs11 = errors;
                                            if (errors === _errs11) {
                                                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                                    let missing1;
                                                    if ((((data4.name === undefined) || (!(func0.call(data4, "name")))) && (missing1 = "name")) || (((data4.command === undefined) || (!(func0.call(data4, "command")))) && (missing1 = "command"))) {
                                                        validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0, schemaPath: "#/definitions/hook/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'", schema: schema12.required, parentSchema: schema12, data: data4 }];
                                                        return false;
                                                    }
                                                    else {
                                                        const _errs13 = errors;
                                                        for (const key1 of Object.keys(data4)) {
                                                            if (!(((((((key1 === "name") || (key1 === "description")) || (key1 === "command")) || (key1 === "tools")) || (key1 === "event")) || (key1 === "timeout_ms")) || (key1 === "on_failure"))) {
                                                                validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0, schemaPath: "#/definitions/hook/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema12, data: data4 }];
                                                                return false;
                                                                break;
                                                            }
                                                        }
                                                        if (_errs13 === errors) {
                                                            if (data4.name !== undefined && func0.call(data4, "name")) {
                                                                let data5 = data4.name;
                                                                const _errs14 = errors;
                                                                if (errors === _errs14) {
                                                                    if (typeof data5 === "string") {
                                                                        if (data5.length < 1) {
                                                                            validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/name", schemaPath: "#/definitions/hook/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.name, data: data5 }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                    else {
                                                                        validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/name", schemaPath: "#/definitions/hook/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.name.type, parentSchema: schema12.properties.name, data: data5 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                var valid3 = _errs14 === errors;
                                                            }
                                                            else {
                                                                var valid3 = true;
                                                            }
                                                            if (valid3) {
                                                                if (data4.description !== undefined && func0.call(data4, "description")) {
                                                                    let data6 = data4.description;
                                                                    const _errs16 = errors;
                                                                    if (typeof data6 !== "string") {
                                                                        validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/description", schemaPath: "#/definitions/hook/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.description.type, parentSchema: schema12.properties.description, data: data6 }];
                                                                        return false;
                                                                    }
                                                                    var valid3 = _errs16 === errors;
                                                                }
                                                                else {
                                                                    var valid3 = true;
                                                                }
                                                                if (valid3) {
                                                                    if (data4.command !== undefined && func0.call(data4, "command")) {
                                                                        let data7 = data4.command;
                                                                        const _errs18 = errors;
                                                                        if (errors === _errs18) {
                                                                            if (Array.isArray(data7)) {
                                                                                if (data7.length < 1) {
                                                                                    validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command", schemaPath: "#/definitions/hook/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema12.properties.command, data: data7 }];
                                                                                    return false;
                                                                                }
                                                                                else {
                                                                                    const len1 = data7.length;
                                                                                    var valid4 = len1 <= 1;
                                                                                    if (!valid4) {
                                                                                        for (let i1 = 1; i1 < len1; i1++) {
                                                                                            let data8 = data7[i1];
                                                                                            const _errs20 = errors;
                                                                                            if (errors === _errs20) {
                                                                                                if (typeof data8 === "string") {
                                                                                                    if (!pattern0.test(data8)) {
                                                                                                        validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command/" + i1, schemaPath: "#/definitions/hook/properties/command/additionalItems/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema12.properties.command.additionalItems, data: data8 }];
                                                                                                        return false;
                                                                                                    }
                                                                                                }
                                                                                                else {
                                                                                                    validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command/" + i1, schemaPath: "#/definitions/hook/properties/command/additionalItems/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.command.additionalItems.type, parentSchema: schema12.properties.command.additionalItems, data: data8 }];
                                                                                                    return false;
                                                                                                }
                                                                                            }
                                                                                            var valid4 = _errs20 === errors;
                                                                                            if (!valid4) {
                                                                                                break;
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                    if (valid4) {
                                                                                        const len2 = data7.length;
                                                                                        if (len2 > 0) {
                                                                                            let data9 = data7[0];
                                                                                            const _errs22 = errors;
                                                                                            if (errors === _errs22) {
                                                                                                if (typeof data9 === "string") {
                                                                                                    if (data9.length < 1) {
                                                                                                        validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command/0", schemaPath: "#/definitions/hook/properties/command/items/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.command.items[0], data: data9 }];
                                                                                                        return false;
                                                                                                    }
                                                                                                    else {
                                                                                                        if (!pattern0.test(data9)) {
                                                                                                            validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command/0", schemaPath: "#/definitions/hook/properties/command/items/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema12.properties.command.items[0], data: data9 }];
                                                                                                            return false;
                                                                                                        }
                                                                                                    }
                                                                                                }
                                                                                                else {
                                                                                                    validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command/0", schemaPath: "#/definitions/hook/properties/command/items/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.command.items[0].type, parentSchema: schema12.properties.command.items[0], data: data9 }];
                                                                                                    return false;
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                }
                                                                            }
                                                                            else {
                                                                                validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command", schemaPath: "#/definitions/hook/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.command.type, parentSchema: schema12.properties.command, data: data7 }];
                                                                                return false;
                                                                            }
                                                                        }
                                                                        var valid3 = _errs18 === errors;
                                                                    }
                                                                    else {
                                                                        var valid3 = true;
                                                                    }
                                                                    if (valid3) {
                                                                        if (data4.tools !== undefined && func0.call(data4, "tools")) {
                                                                            let data10 = data4.tools;
                                                                            const _errs24 = errors;
                                                                            if ((!(Array.isArray(data10))) && (data10 !== null)) {
                                                                                validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/tools", schemaPath: "#/definitions/hook/properties/tools/type", keyword: "type", params: { type: schema12.properties.tools.type }, message: "must be array,null", schema: schema12.properties.tools.type, parentSchema: schema12.properties.tools, data: data10 }];
                                                                                return false;
                                                                            }
                                                                            if (errors === _errs24) {
                                                                                if (Array.isArray(data10)) {
                                                                                    var valid6 = true;
                                                                                    const len3 = data10.length;
                                                                                    for (let i2 = 0; i2 < len3; i2++) {
                                                                                        let data11 = data10[i2];
                                                                                        const _errs26 = errors;
                                                                                        if (typeof data11 !== "string") {
                                                                                            validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/tools/" + i2, schemaPath: "#/definitions/hook/properties/tools/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.tools.items.type, parentSchema: schema12.properties.tools.items, data: data11 }];
                                                                                            return false;
                                                                                        }
                                                                                        var valid6 = _errs26 === errors;
                                                                                        if (!valid6) {
                                                                                            break;
                                                                                        }
                                                                                    }
                                                                                }
                                                                            }
                                                                            var valid3 = _errs24 === errors;
                                                                        }
                                                                        else {
                                                                            var valid3 = true;
                                                                        }
                                                                        if (valid3) {
                                                                            if (data4.event !== undefined && func0.call(data4, "event")) {
                                                                                let data12 = data4.event;
                                                                                const _errs28 = errors;
                                                                                if (typeof data12 !== "string") {
                                                                                    validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/event", schemaPath: "#/definitions/hook/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.event.type, parentSchema: schema12.properties.event, data: data12 }];
                                                                                    return false;
                                                                                }
                                                                                if (!((data12 === "pre_tool_use") || (data12 === "post_tool_use"))) {
                                                                                    validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/event", schemaPath: "#/definitions/hook/properties/event/enum", keyword: "enum", params: { allowedValues: schema12.properties.event.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.event.enum, parentSchema: schema12.properties.event, data: data12 }];
                                                                                    return false;
                                                                                }
                                                                                var valid3 = _errs28 === errors;
                                                                            }
                                                                            else {
                                                                                var valid3 = true;
                                                                            }
                                                                            if (valid3) {
                                                                                if (data4.timeout_ms !== undefined && func0.call(data4, "timeout_ms")) {
                                                                                    let data13 = data4.timeout_ms;
                                                                                    const _errs30 = errors;
                                                                                    if ((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)) {
                                                                                        validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/timeout_ms", schemaPath: "#/definitions/hook/properties/timeout_ms/type", keyword: "type", params: { type: schema12.properties.timeout_ms.type }, message: "must be integer,null", schema: schema12.properties.timeout_ms.type, parentSchema: schema12.properties.timeout_ms, data: data13 }];
                                                                                        return false;
                                                                                    }
                                                                                    if (errors === _errs30) {
                                                                                        if ((typeof data13 == "number") && (isFinite(data13))) {
                                                                                            if (data13 > 2147483647 || isNaN(data13)) {
                                                                                                validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/timeout_ms", schemaPath: "#/definitions/hook/properties/timeout_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema12.properties.timeout_ms, data: data13 }];
                                                                                                return false;
                                                                                            }
                                                                                            else {
                                                                                                if (data13 < 1 || isNaN(data13)) {
                                                                                                    validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/timeout_ms", schemaPath: "#/definitions/hook/properties/timeout_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema12.properties.timeout_ms, data: data13 }];
                                                                                                    return false;
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                    var valid3 = _errs30 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid3 = true;
                                                                                }
                                                                                if (valid3) {
                                                                                    if (data4.on_failure !== undefined && func0.call(data4, "on_failure")) {
                                                                                        let data14 = data4.on_failure;
                                                                                        const _errs32 = errors;
                                                                                        if (typeof data14 !== "string") {
                                                                                            validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/on_failure", schemaPath: "#/definitions/hook/properties/on_failure/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.on_failure.type, parentSchema: schema12.properties.on_failure, data: data14 }];
                                                                                            return false;
                                                                                        }
                                                                                        if (!((data14 === "deny") || (data14 === "allow"))) {
                                                                                            validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/on_failure", schemaPath: "#/definitions/hook/properties/on_failure/enum", keyword: "enum", params: { allowedValues: schema12.properties.on_failure.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.on_failure.enum, parentSchema: schema12.properties.on_failure, data: data14 }];
                                                                                            return false;
                                                                                        }
                                                                                        var valid3 = _errs32 === errors;
                                                                                    }
                                                                                    else {
                                                                                        var valid3 = true;
                                                                                    }
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                                else {
                                                    validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0, schemaPath: "#/definitions/hook/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data: data4 }];
                                                    return false;
                                                }
                                            }
                                            var valid1 = _errs10 === errors;
                                            if (!valid1) {
                                                break;
                                            }
                                        }
                                    }
                                    else {
                                        validate10.errors = [{ instancePath: instancePath + "/hooks", schemaPath: "#/properties/hooks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.hooks.type, parentSchema: schema11.properties.hooks, data: data3 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs8 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                        }
                    }
                }
            }
        }
    }
    else {
        validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data }];
        return false;
    }
} validate10.errors = vErrors; return errors === 0; }
